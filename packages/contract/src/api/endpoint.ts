import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call: anyone, a signed-in user, an administrator, or a developer's tool (outside
 * production only).
 */
export type Guard = 'public' | 'user' | 'admin' | 'dev'
/** The name of a rate limit in the server's configuration. */
export type Limit =
  | 'read'
  | 'write'
  | 'login'
  | 'register'
  | 'mail'
  | 'join'
  | 'check_in'
  | 'form'
  | 'event'
  | 'picture'
  | 'booking'
  | 'evidence'
  | 'none'

export type Endpoint = {
  readonly summary: string
  readonly guard: Guard
  readonly limit: Limit
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly result: z.ZodType
  /** Maximum body size in bytes, for an endpoint that accepts a file. */
  readonly bodyLimit?: number
  /** 200 when absent. */
  readonly status?: 200 | 201
  /** Refusals of the handler. Those of guard, rate limit and validation are added by `errorsOf`. */
  readonly errors: readonly ErrorCode[]
  /** Every failure of this endpoint repeats its message in the field `error`. */
  readonly failsWithError?: true
  /**
   * The response is the same for every caller without a session, in any language, and may be
   * cached.
   */
  readonly cache?: 'anonymous'
  /** Name of a query parameter that may contain a device's position: such a response is not stored. */
  readonly positionIn?: string
}
/** Declares an endpoint; the identity function keeps its exact types. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

export const ADMIN_READ = { guard: 'admin', limit: 'read' } as const
export const ADMIN_WRITE = { guard: 'admin', limit: 'write' } as const
