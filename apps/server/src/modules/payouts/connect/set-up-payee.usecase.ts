import { payoutMode } from '@tomogolf/domain/payouts/payout-terms'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly, readAccount } from '../../accounts/accounts.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import {
  insertPayee,
  listUnfinishedPayees,
  readPayee,
  readPayeeOfAccount,
  setPayeeState,
} from './payees.repository.ts'

/**
 * The provider's page on which a host sets an account up, or gives what is missing. The first call
 * makes the account; a lost answer is repeated under the same key.
 */
export async function setUpPayee(
  deps: Deps,
  userId: string,
): Promise<{ url: string } | Refused<'PAYOUTS_OFF' | 'STRIPE_ERROR'>> {
  const { db, cards, config } = deps
  if (payoutMode(await readSettings(db)) !== 'connect') return refuse('PAYOUTS_OFF')
  const { user } = (await readAccount(db, userId))!
  const page = `${config.origin}/payouts`
  try {
    const known = await readPayee(db, userId)
    const accountId =
      known?.accountId ?? (await cards.createPayee({ id: userId, email: user.email }))
    if (!known) await storePayee(deps, userId, accountId)
    return {
      url: await cards.linkToPayee(accountId, {
        back: `${page}?stripe=back`,
        again: `${page}?stripe=again`,
      }),
    }
  } catch (error) {
    deps.log.warn({ err: error, userId }, 'payout account not set up')
    return refuse('STRIPE_ERROR')
  }
}

const storePayee = (deps: Deps, userId: string, accountId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockUserWeakly(tx, userId)) || (await readPayee(tx, userId))) return
    const now = deps.clock.now()
    await insertPayee(tx, {
      userId,
      accountId,
      state: 'incomplete',
      createdAt: now,
      updatedAt: now,
    })
    const { payout_account_days: days } = await readSettings(tx)
    await notify(deps.jobs, tx, {
      userId,
      kind: 'payout_account_changed',
      params: { last3: '', days },
    })
  })

/** Reads how an account stands at the provider. Throws when the provider is unreachable. */
export async function syncPayee(deps: Deps, accountId: string): Promise<void> {
  if (!(await readPayeeOfAccount(deps.db, accountId))) return
  const state = (await deps.cards.readPayee(accountId)) ?? 'blocked'
  await setPayeeState(deps.db, accountId, state, deps.clock.now())
}
/** The caller comes back from the provider's page: its event may be later. */
export async function checkPayee(deps: Deps, userId: string): Promise<{ success: true }> {
  const payee = await readPayee(deps.db, userId)
  if (payee)
    await syncPayee(deps, payee.accountId).catch((err: unknown) =>
      deps.log.warn({ err }, 'payout account not read'),
    )
  return { success: true }
}
/** For events that did not come. */
export async function syncPayees(deps: Deps): Promise<void> {
  for (const { accountId } of await listUnfinishedPayees(deps.db)) await syncPayee(deps, accountId)
}
