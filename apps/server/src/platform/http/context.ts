import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Phrase } from '../phrases.ts'

/** The caller. Set by the session hook; use cases receive the ids they need, never the request. */
export type Viewer = {
  readonly userId: string
  readonly email: string
  readonly isAdmin: boolean
  /** Null: no administrator, or one without any permission. */
  readonly adminRole: AdminRole | null
  readonly sessionHash: string
  /** The last login or step-up of this session. */
  readonly provedAt: Instant | null
}
declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    /** The tab was opened by another user than the session's: it shows outdated data. */
    staleTab: boolean
    /** Language of the response: `?lang`, the cookie, the browser's, else English. */
    language: Language
  }
  interface FastifyInstance {
    phrase: Phrase
    /** Development and tests: cached responses are validated, and an undeclared refusal throws. */
    enforceContract: boolean
    /** Whether the person was proved recently enough for a sensitive act. */
    isProved(viewer: Viewer): boolean
  }
}
