import { z } from 'zod'
import { PAYEE_STATES } from '@tomogolf/domain/payouts/payee'
import { BANK_ACCOUNT_KINDS } from '@tomogolf/domain/payouts/zengin-file'
import { toZenginText } from '@tomogolf/domain/payouts/zengin-text'
import { InstantText } from '../common.schemas.ts'

export const HOLDER_LENGTH = 30

/** A bank account in Japan as its owner enters it. */
export const BankAccountBody = z.object({
  bank: z.string().regex(/^\d{4}$/),
  branch: z.string().regex(/^\d{3}$/),
  kind: z.enum(BANK_ACCOUNT_KINDS),
  number: z.string().regex(/^\d{7}$/),
  /** Katakana or capital letters, as on the passbook; stored half-width. */
  holder: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .refine(
      (text) => {
        const half = toZenginText(text)
        return half !== undefined && half.length > 0 && half.length <= HOLDER_LENGTH
      },
      { params: { code: 'bank_holder' } },
    )
    .transform((text) => toZenginText(text) ?? ''),
})
/** An account with its last three digits only. */
export const MaskedAccount = z.object({
  bank: z.string(),
  branch: z.string(),
  kind: z.enum(BANK_ACCOUNT_KINDS),
  last3: z.string(),
  usableFrom: InstantText.describe('a new or changed account is not paid before'),
})
/** How the account at the card provider stands. */
export const ShownPayee = z.object({
  state: z.enum(PAYEE_STATES),
  usableFrom: InstantText.describe('a new account is not paid before'),
})
