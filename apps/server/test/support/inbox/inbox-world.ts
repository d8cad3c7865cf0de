import { createHmac } from 'node:crypto'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Database } from '../../../src/platform/database/database.ts'
import { replyAddress } from '../../../src/modules/requests/inbox/reply-address.adapter.ts'
import { newAdministrator } from '../administrator.ts'
import { must, type Person } from '../people.ts'
import { CONTACT, post, type Receipt } from '../request-bodies.ts'
import { createWorld, type Answer, type World } from '../world.ts'

const SECRET = 'the secret of the mail provider, long'
export type Thread = ResultOf<'GET /api/admin/inbox/:id'>
type List = ResultOf<'GET /api/admin/inbox'>
type Refusal = { code: string }
type Sent = Receipt & { email: string }

/** A world with a team, and the calls that tests of the inbox repeat. */
export class InboxWorld {
  readonly world: World
  readonly support: Person
  readonly auditor: Person
  #count = 0

  private constructor(world: World, support: Person, auditor: Person) {
    this.world = world
    this.support = support
    this.auditor = auditor
  }
  static async open(
    given: { db?: Database; env?: Record<string, string> } = {},
  ): Promise<InboxWorld> {
    const world = await createWorld({
      ...given,
      env: { ...given.env, MAIL_WEBHOOK_SECRET: SECRET },
    })
    return new InboxWorld(
      world,
      await newAdministrator(world, 'Rina', 'support'),
      await newAdministrator(world, 'Audra', 'auditor'),
    )
  }

  /** A message of a visitor with an address of their own. */
  async write(): Promise<Sent> {
    const email = `sender${++this.#count}@example.com`
    return { ...must(await post(this.world, 'contact', { ...CONTACT, email }), 201).body, email }
  }
  async read(id: string, who: Person = this.support): Promise<Thread> {
    const answer = await this.world.call<Thread>(`GET /api/admin/inbox/${id}`, {
      cookie: who.cookie,
    })
    return must(answer).body
  }
  async list(query: Record<string, string> = {}, who: Person = this.support): Promise<List> {
    const answer = await this.world.call<List>('GET /api/admin/inbox', {
      cookie: who.cookie,
      query,
    })
    return must(answer).body
  }
  async reply(id: string, body: object = {}, who: Person = this.support): Promise<Answer<Refusal>> {
    return this.world.call<Refusal>(`POST /api/admin/inbox/${id}/reply`, {
      cookie: who.cookie,
      body: {
        text: 'We have asked the course.',
        requestKey: `press-number-${++this.#count}`,
        seen: (await this.read(id, this.auditor)).updatedAt,
        ...body,
      },
    })
  }
  step(id: string, body: object, who: Person = this.support): Promise<Answer<Refusal>> {
    return this.world.call<Refusal>(`PATCH /api/admin/requests/${id}`, {
      cookie: who.cookie,
      body,
    })
  }

  /** The customer's mail to a thread. */
  mail(thread: { id: string; email: string }, change: object = {}): object {
    return {
      messageId: `<${++this.#count}@example.com>`,
      from: `Emily <${thread.email}>`,
      to: [
        'Somewhere else <other@example.com>',
        `TomoGolf <${replyAddress(this.world.deps, thread.id)}>`,
      ],
      text: 'Thank you, the second one.',
      ...change,
    }
  }
  async deliver(mail: object, secret = SECRET): Promise<{ outcome?: string; code?: string }> {
    const body = JSON.stringify(mail)
    const seconds = Math.floor(Date.now() / 1000)
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    const answer = await this.world.app.inject({
      method: 'POST',
      url: '/api/webhooks/mail-replies',
      headers: {
        'content-type': 'application/json',
        'tomogolf-signature': `t=${seconds},v1=${signature}`,
      },
      payload: body,
    })
    return answer.json()
  }
}
