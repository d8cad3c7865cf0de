import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockUser } from '../../accounts/accounts.repository.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { InboxWorld } from '../../../../test/support/inbox/inbox-world.ts'
import { newPerson } from '../../../../test/support/people.ts'
import { mailsTo } from '../../../../test/support/request-bodies.ts'
import { RACE } from '../../../../test/support/world.ts'

let inbox: InboxWorld
beforeAll(async () => {
  inbox = await InboxWorld.open({ db: await databaseForRaces(), env: RACE })
})
afterAll(() => inbox.world.close())

const lettersTo = async (email: string) =>
  (await mailsTo(inbox.world, email)).filter(({ template }) => template === 'request_letter')

test('one press that arrives five times at once is mailed once', async () => {
  const sent = await inbox.write()
  const { updatedAt: seen } = await inbox.read(sent.id)
  const body = { seen, requestKey: 'one-press-only' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => inbox.reply(sent.id, body)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await lettersTo(sent.email)).toHaveLength(1)
})

test('a mail that is delivered five times at once is stored once', async () => {
  const sent = await inbox.write()
  const mail = inbox.mail(sent)
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => inbox.deliver(mail)))
  expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
  expect((await inbox.read(sent.id)).messages).toBe(2)
})

test('an answer by mail and a reply at once leave the thread waiting for the team', async () => {
  for (let round = 0; round < 5; round++) {
    const sent = await inbox.write()
    const { updatedAt: seen } = await inbox.read(sent.id)
    inbox.world.at(Date.parse(seen) + 60_000)
    const [reply] = await Promise.all([
      inbox.reply(sent.id, { seen }),
      inbox.deliver(inbox.mail(sent)),
    ])
    // either the reply did not know the mail and is refused, or the mail opens the thread again
    expect([200, 409]).toContain(reply.status)
    expect(['received', 'in_progress']).toContain((await inbox.read(sent.id)).state)
  }
})

test('an account that is being deleted gets no message and no note', async () => {
  const { world, support } = inbox
  const user = await newPerson(world, 'Uta')
  const write = (path: string, body: object) =>
    world.call(`POST /api/admin/users/${user.id}/${path}`, {
      cookie: support.cookie,
      body: { text: 'The clubhouse has found your glove.', requestKey: 'while-deleted', ...body },
    })
  const answers = await world.deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const calls = Promise.all([
      write('message', { subject: 'Your lost glove' }),
      write('notes', {}),
    ])
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await tx.executeSql('UPDATE users SET deleted_at = now() WHERE id = $1', [user.id])
    return () => calls
  })
  expect((await answers()).map(({ status }) => status)).toEqual([404, 404])
})
