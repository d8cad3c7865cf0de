import { payoutMode } from '@tomogolf/domain/payouts/payout-terms'
import type { PayeeState } from '@tomogolf/domain/payouts/payee'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly, readAccount } from '../../accounts/accounts.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import {
  deletePayee,
  endSetup,
  insertPayee,
  listUnfinishedPayees,
  lockPayee,
  readPayee,
  readPayeeOfAccount,
  setPayeeState,
  startSetup,
} from './payees.repository.ts'

/**
 * The provider's page on which a host sets an account up, or gives what is missing. The first call
 * makes the account; a lost answer is repeated under the same key. One that the provider refuses is
 * replaced.
 */
export async function setUpPayee(
  deps: Deps,
  userId: string,
): Promise<{ url: string } | Refused<'PAYOUTS_OFF' | 'STRIPE_ERROR'>> {
  const { db, cards, config } = deps
  if (payoutMode(await readSettings(db)) !== 'connect') return refuse('PAYOUTS_OFF')
  const page = `${config.origin}/payouts`
  try {
    const accountId = (await readUsable(deps, userId)) ?? (await makePayee(deps, userId))
    if (accountId === null) return refuse('STRIPE_ERROR')
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

async function readUsable({ db }: Deps, userId: string): Promise<string | null> {
  const payee = await readPayee(db, userId)
  return payee && payee.state !== 'blocked' ? payee.accountId : null
}

/** Null when the account was removed or its owner left while it was made. */
async function makePayee(deps: Deps, userId: string): Promise<string | null> {
  const setup = await deps.db.transaction(async (tx) => {
    if (!(await lockUserWeakly(tx, userId))) return null
    const payee = await readPayee(tx, userId)
    if (payee?.state === 'blocked') await deletePayee(tx, userId)
    else if (payee) return { accountId: payee.accountId }
    return { id: await startSetup(tx, userId, deps.clock.now()) }
  })
  if (!setup?.id) return setup?.accountId ?? null
  const { user } = (await readAccount(deps.db, userId))!
  const accountId = await deps.cards.createPayee({ id: setup.id, userId, email: user.email })
  return storePayee(deps, userId, { setupId: setup.id, accountId })
}

const storePayee = (
  deps: Deps,
  userId: string,
  { setupId, accountId }: { setupId: string; accountId: string },
): Promise<string | null> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockUserWeakly(tx, userId))) return null
    if (!(await endSetup(tx, setupId))) return (await readPayee(tx, userId))?.accountId ?? null
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
    return accountId
  })

/** Transfers that are on their way keep their destination. */
export const removePayee = (deps: Deps, userId: string): Promise<{ success: true }> =>
  deps.db.transaction(async (tx) => {
    await lockUserWeakly(tx, userId)
    if (await deletePayee(tx, userId))
      await notify(deps.jobs, tx, {
        userId,
        kind: 'payout_account_changed',
        params: { last3: null, days: 0 },
      })
    return { success: true as const }
  })

/** Reads how an account stands at the provider. Throws when the provider is unreachable. */
export async function syncPayee(deps: Deps, accountId: string): Promise<void> {
  if (!(await readPayeeOfAccount(deps.db, accountId))) return
  const state = (await deps.cards.readPayee(accountId)) ?? 'blocked'
  await deps.db.transaction(async (tx) => {
    const payee = await lockPayee(tx, accountId)
    if (!payee || payee.state === state) return
    await setPayeeState(tx, accountId, state, deps.clock.now())
    if (asksHost(state, payee.state))
      await notify(deps.jobs, tx, { userId: payee.userId, kind: 'payee_asked', params: { state } })
  })
}
/** What can be paid again is no news; that it will stop is, and that it has. */
const asksHost = (state: PayeeState, before: PayeeState): state is 'missing' | 'due' | 'blocked' =>
  state === 'missing' || state === 'blocked' || (state === 'due' && before !== 'missing')

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
  // one account without an answer does not hold up the others
  for (const { accountId } of await listUnfinishedPayees(deps.db))
    await syncPayee(deps, accountId).catch((err: unknown) =>
      deps.log.warn({ err, accountId }, 'payout account not read'),
    )
}
