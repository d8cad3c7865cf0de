import type { ErrorDetail } from '@tomogolf/contract/api/errors'

/**
 * A refused or failed call. Status 0: the network failed, and the outcome on the server is unknown.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: readonly ErrorDetail[]
  /** Values for the code's phrase. */
  readonly params: Readonly<Record<string, string | number>>
  /** Fields of this code only: the address to verify, the penalty to confirm. */
  readonly fields: Readonly<Record<string, unknown>>
  /** The raw body and the path, for the generic mapping. */
  readonly body: string
  readonly path: string

  constructor(status: number, body: unknown, path = '') {
    const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<
      string,
      unknown
    >
    super([fields.message, fields.error].find(isText) ?? `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.path = path
    this.code =
      typeof fields.code === 'string'
        ? fields.code
        : status === 0
          ? 'NETWORK_ERROR'
          : 'UNKNOWN_ERROR'
    this.details = Array.isArray(fields.details) ? (fields.details as ErrorDetail[]) : []
    this.params = (fields.params ?? {}) as Record<string, string | number>
    this.fields = fields
    this.body = typeof body === 'string' ? body : JSON.stringify(body ?? '')
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'

export const isStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

const LINK_OVER = ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'TOKEN_ALREADY_USED']
/** A mailed link will not work, however often it is tried. */
export const isLinkOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && LINK_OVER.includes(error.code)
