import type { z } from 'zod'
import type { Permission } from '@tomogolf/domain/team/permissions'
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
  | 'code'
  | 'register'
  | 'mail'
  | 'join'
  | 'check_in'
  | 'form'
  | 'event'
  | 'picture'
  | 'booking'
  | 'evidence'
  | 'contact'
  | 'message'
  | 'translation'
  | 'pool'
  | 'webhook'
  | 'none'

/**
 * Administrators need a permission of their role; null: every administrator, for the own account.
 */
type Access =
  | { readonly guard: Exclude<Guard, 'admin'>; readonly permission?: never }
  | { readonly guard: 'admin'; readonly permission: Permission | null }

export type Endpoint = Access & {
  readonly summary: string
  readonly limit: Limit
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly result: z.ZodType
  /** Maximum body size in bytes, for an endpoint that accepts a file. */
  readonly bodyLimit?: number
  /** 200 when absent. */
  readonly status?: 200 | 201
  /**
   * The person must have been proved within the last minutes. `sometimes`: the use case decides.
   */
  readonly stepUp?: 'always' | 'sometimes'
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

export const adminRead = <const P extends Permission>(permission: P) =>
  ({ guard: 'admin', limit: 'read', permission }) as const
export const adminWrite = <const P extends Permission>(permission: P) =>
  ({ guard: 'admin', limit: 'write', permission }) as const
/** An act that moves or decides money. */
export const adminMoneyWrite = <const P extends Permission>(permission: P) =>
  ({ guard: 'admin', limit: 'write', permission, stepUp: 'always' }) as const
