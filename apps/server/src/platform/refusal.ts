import type { ErrorCode, ErrorDetail } from '@tomogolf/contract/api/errors'

/**
 * An expected error as a value; its type names its codes. The route sends it with the status of its
 * code and a message in the caller's language, and accepts only codes that the endpoint declares.
 */
export type Refused<Code extends ErrorCode = ErrorCode> = {
  readonly refused: Code
  readonly params?: Record<string, string | number>
  readonly details?: ErrorDetail[]
  readonly extra?: { email?: string; penalty?: { amount: number; currency: string } }
}
export const refuse = <const Code extends ErrorCode>(
  refused: Code,
  params?: Refused['params'],
  extra?: Refused['extra'],
): Refused<Code> => ({ refused, ...(params && { params }), ...(extra && { extra }) })
export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value
