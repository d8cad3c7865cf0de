import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: anybody, a signed-in person, an administrator, or (outside production only) a developer's tools. */
export type Guard = 'public' | 'user' | 'admin' | 'dev'
/** How often: the name of a rate limit in the server's configuration. */
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
  | 'none'

export type Endpoint = {
  readonly summary: string
  readonly guard: Guard
  readonly limit: Limit
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly result: z.ZodType
  /** Bytes of a body, where more than usual is sent: a file in it. */
  readonly bodyLimit?: number
  /** 200 when absent. */
  readonly status?: 200 | 201
  readonly errors: readonly ErrorCode[]
  /** The same for everybody who is not signed in, in any language: such an answer may be kept for a moment. */
  readonly alike?: true
}
/** Declares an endpoint; the identity function keeps its exact types. */
export const endpoint = <const E extends Endpoint>(e: E): E => e
