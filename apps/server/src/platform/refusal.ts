import type { ErrorCode, ErrorDetail } from '@tomogolf/contract/errors'

/** An expected error as a value. The route sends it with the status of its code and a message in the caller's language. */
export type Refused = {
  readonly refused: ErrorCode
  readonly params?: Record<string, string | number>
  readonly details?: ErrorDetail[]
  readonly extra?: { email?: string; penalty?: { amount: number; currency: string } }
}
export const refuse = (
  refused: ErrorCode,
  params?: Refused['params'],
  extra?: Refused['extra'],
): Refused => ({ refused, ...(params && { params }), ...(extra && { extra }) })
export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value
