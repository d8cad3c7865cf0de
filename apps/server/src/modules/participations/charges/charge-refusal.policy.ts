import type { DeclineReason } from '@tomogolf/messages/params'

export type ChargeRefusal = Exclude<DeclineReason, 'OTHER'> | 'PAYMENT_METHOD_REQUIRED'
const KNOWN: readonly ChargeRefusal[] = [
  'AUTHENTICATION_REQUIRED',
  'CARD_EXPIRED',
  'INSUFFICIENT_FUNDS',
  'PAYMENT_METHOD_REQUIRED',
]

/** The refusal that explains why a charge was refused. */
export const chargeRefusal = (problem: string | null): ChargeRefusal =>
  KNOWN.find((code) => code === problem) ?? 'CARD_DECLINED'
