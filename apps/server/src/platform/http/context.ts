import type { Language } from '@tomogolf/phrases'
import type { Phrase } from '../phrases.ts'

/** Who calls. Filled by the session hook; use cases get the ids they need, never the request. */
export type Viewer = {
  readonly userId: string
  readonly email: string
  readonly isAdmin: boolean
  readonly sessionHash: string
}
declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    /** The tab believes to be somebody other than the session's user. */
    staleTab: boolean
    /** The language of the answer: `?lang`, the cookie, the browser's, else English. */
    language: Language
  }
  interface FastifyInstance {
    phrase: Phrase
    /** Whether answers that are written without a look at each value are looked at all the same. */
    enforceContract: boolean
  }
}
