import type { ErrorCode, ErrorDetail } from '@tomogolf/contract/errors'

/** An expected "no": a value, not an exception. The edge turns it into the answer of its code, in the caller's language. */
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
export const isRefused = (x: unknown): x is Refused =>
  typeof x === 'object' && x !== null && 'refused' in x
