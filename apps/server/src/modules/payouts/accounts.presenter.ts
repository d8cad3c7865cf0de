import type { z } from 'zod'
import type { MaskedAccount, ShownPayee } from '@tomogolf/contract/payouts/payouts.schemas'
import { accountUsableFrom } from '@tomogolf/domain/payouts/payout-terms'
import type { Settings } from '@tomogolf/domain/settings'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { PayoutAccount } from './accounts.repository.ts'
import type { Payee } from './connect/payees.repository.ts'

/**
 * Never the number or the holder: a stolen session must not read them. `undoTime`: until when a
 * change of the address can be undone, which holds payouts back.
 */
export const presentAccount = (
  { bank, branch, kind, last3, changedAt }: PayoutAccount,
  settings: Settings,
  undoTime: Instant | undefined,
): z.input<typeof MaskedAccount> => ({
  bank,
  branch,
  kind,
  last3,
  usableFrom: iso(Math.max(accountUsableFrom(changedAt, settings), undoTime ?? 0)),
})

export const presentPayee = (
  { state, createdAt }: Payee,
  settings: Settings,
  undoTime: Instant | undefined,
): z.input<typeof ShownPayee> => ({
  state,
  usableFrom: iso(Math.max(accountUsableFrom(createdAt, settings), undoTime ?? 0)),
})
