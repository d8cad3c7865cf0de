import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isRefused, type Refused } from '../refusal.ts'

/** An answer ready to be sent again. */
export type KeptAnswer = { readonly body: string; readonly etag: string }
export const keptAnswer = (body: string): KeptAnswer => ({ body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` })
/** More addresses than visitors ask for within a moment; beyond it the oldest go, so nobody can fill the memory with made-up ones. */
const MOST = 2000

/**
 * Answers for visitors who are not signed in, kept for a moment: a crowd that asks alike is answered from memory, and those who ask
 * while an answer is being worked out wait for that one. Whatever is written through this process empties it at once; what other
 * processes write is seen when the moment is over.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Promise<KeptAnswer | Refused>>()
  readonly #for: number
  #generation = 0
  #timer: NodeJS.Timeout | undefined
  readonly #listeners: (() => void)[] = []

  /** `keptFor`: milliseconds; 0 keeps nothing. */
  constructor(keptFor: number) {
    this.#for = keptFor
  }

  get on(): boolean {
    return this.#for > 0
  }

  /** The answer for an address, worked out by `make` when there is none. A refusal goes to those who wait, and is not kept. */
  get(address: string, make: () => Promise<KeptAnswer | Refused>): Promise<KeptAnswer | Refused> {
    const known = this.#kept.get(address)
    if (known) return known
    const generation = this.#generation
    const forget = () => { if (generation === this.#generation) this.#kept.delete(address) }
    const answer = make()
    answer.then((made) => { if (isRefused(made)) forget() }, forget)
    this.#kept.set(address, answer)
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value!)
    this.#timer ??= setTimeout(() => this.#forget(), this.#for).unref()
    return answer
  }

  /** For what else is kept beside answers: called with every write. */
  onClear(listener: () => void): void {
    this.#listeners.push(listener)
  }
  /** After a write. */
  empty(): void {
    this.#forget()
    for (const listener of this.#listeners) listener()
  }

  #forget(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#generation++
    this.#kept.clear()
  }
}

declare module 'fastify' {
  interface FastifyInstance { keptAnswers: KeptAnswers }
}

/** What is counted about visits changes no answer. */
const CHANGES_NOTHING = '/api/analytics/'

/** Gives the application its kept answers, which every write empties before it is answered: who has just changed something sees it. */
export function keepAnswers(app: FastifyInstance, keptFor: number): void {
  const answers = new KeptAnswers(keptFor)
  app.decorate('keptAnswers', answers)
  app.addHook('onSend', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !request.url.startsWith(CHANGES_NOTHING)) answers.empty()
  })
  app.addHook('onClose', async () => answers.empty())
}
