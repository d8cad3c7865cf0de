import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Kept } from '../cache/single-flight-cache.ts'
import { isRefused, type Refused } from '../refusal.ts'

/** An answer ready to be sent again. */
export type KeptAnswer = { readonly body: string; readonly etag: string }
export const keptAnswer = (body: string): KeptAnswer => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
})
/** More addresses than visitors ask for within a moment. */
const MOST = 2000

/**
 * Answers for visitors who are not signed in, kept for a moment: a crowd that asks alike is answered from memory. Whatever is written
 * through this process empties it at once; what other processes write is seen when the moment is over. A refusal goes to those who wait, and is not kept.
 */
export class KeptAnswers extends Kept<KeptAnswer | Refused> {
  readonly #listeners: (() => void)[] = []

  /** `keptFor`: milliseconds; 0 keeps nothing. */
  constructor(keptFor: number) {
    super(keptFor, MOST, (answer) => !isRefused(answer))
  }

  /** For what else is kept beside answers: called with every write. */
  onClear(listener: () => void): void {
    this.#listeners.push(listener)
  }
  /** After a write. */
  empty(): void {
    this.forget()
    for (const listener of this.#listeners) listener()
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    keptAnswers: KeptAnswers
  }
}

/** What is counted about visits changes no answer. */
const CHANGES_NOTHING = '/api/analytics/'

/** Gives the application its kept answers, which every write empties before it is answered: who has just changed something sees it. */
export function keepAnswers(app: FastifyInstance, keptFor: number): void {
  const answers = new KeptAnswers(keptFor)
  app.decorate('keptAnswers', answers)
  app.addHook('onSend', async (request) => {
    if (
      request.method !== 'GET' &&
      request.method !== 'HEAD' &&
      !request.url.startsWith(CHANGES_NOTHING)
    )
      answers.empty()
  })
  app.addHook('onClose', async () => answers.empty())
}
