import type { z } from 'zod'
import type { MaskedAccount } from '@tomogolf/contract/payouts/payouts.schemas'
import { payoutMode } from '@tomogolf/domain/payouts/payout-terms'
import type { BankAccount } from '@tomogolf/domain/payouts/zengin-file'
import type { Deps } from '../../deps.ts'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { readUndoTimes } from '../accounts/email-change/email-changes.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import {
  deletePayoutAccount,
  openAccount,
  readPayoutAccount,
  sealAccount,
  writePayoutAccount,
} from './accounts.repository.ts'
import { presentAccount } from './accounts.presenter.ts'

/** Sets a host's bank account. A changed one waits, and its owner is notified by email. */
export const saveAccount = (
  deps: Deps,
  userId: string,
  account: BankAccount,
): Promise<z.input<typeof MaskedAccount> | Refused<'PAYOUTS_OFF'>> =>
  deps.db.transaction(async (tx) => {
    const settings = await readSettings(tx)
    if (payoutMode(settings) !== 'bank') return refuse('PAYOUTS_OFF')
    // a batch reads the account under the same lock
    await lockUserWeakly(tx, userId)
    const undoTime = (await readUndoTimes(tx, [userId], deps.clock.now())).get(userId)
    const earlier = await readPayoutAccount(tx, userId)
    // entering the same account again does not make it wait again
    if (earlier && isSame(openAccount(earlier.sealed, deps.secret), account))
      return presentAccount(earlier, settings, undoTime)
    const saved = {
      userId,
      bank: account.bank,
      branch: account.branch,
      kind: account.kind,
      last3: account.number.slice(-3),
      sealed: sealAccount(account, deps.secret),
      changedAt: deps.clock.now(),
    }
    await writePayoutAccount(tx, saved)
    await notify(deps.jobs, tx, {
      userId,
      kind: 'payout_account_changed',
      params: { last3: saved.last3, days: settings.payout_account_days },
    })
    return presentAccount(saved, settings, undoTime)
  })

export const removeAccount = (deps: Deps, userId: string): Promise<{ success: true }> =>
  deps.db.transaction(async (tx) => {
    await lockUserWeakly(tx, userId)
    const [removed] = await deletePayoutAccount(tx, userId)
    if (removed)
      await notify(deps.jobs, tx, {
        userId,
        kind: 'payout_account_changed',
        params: { last3: null, days: 0 },
      })
    return { success: true as const }
  })

const isSame = (one: BankAccount, other: BankAccount): boolean =>
  (['bank', 'branch', 'kind', 'number', 'holder'] as const).every((key) => one[key] === other[key])
