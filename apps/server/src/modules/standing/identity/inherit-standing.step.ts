import { isDebtRemembered, isStrikeRemembered, mailboxOf } from '@tomogolf/domain/identity'
import { money, type Money } from '@tomogolf/domain/money'
import { isSuspended } from '@tomogolf/domain/standing'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { hashIdentity, type IdentityKind } from '../../../platform/security/identity-hash.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUser, updateUser } from '../../accounts/accounts.repository.ts'
import { listDebtsOf, moveDebt } from '../../participations/charges/charges.repository.ts'
import { inheritDisputes } from '../../participations/disputes/disputes.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import {
  copyStrike,
  countStrikes,
  listActiveStrikes,
  listSuspensions,
  suspend,
} from '../standing.repository.ts'
import { claimInheritances } from './identity.repository.ts'

/** What a person left behind with a deleted account applies to the new one, at its verified address. */
export const inheritByMailbox = (
  deps: Deps,
  tx: Tx,
  user: { id: string; email: string },
): Promise<void> => inherit(deps, tx, user.id, 'mailbox', mailboxOf(user.email))

/** The same when a card is saved. */
export const inheritByCard = (
  deps: Deps,
  tx: Tx,
  userId: string,
  fingerprint: string | null,
): Promise<void> =>
  fingerprint === null ? Promise.resolve() : inherit(deps, tx, userId, 'card', fingerprint)

async function inherit(
  deps: Deps,
  tx: Tx,
  userId: string,
  kind: IdentityKind,
  value: string,
): Promise<void> {
  const now = deps.clock.now()
  const hash = hashIdentity(deps.secret, kind, value)
  for (const formerId of await claimInheritances(tx, userId, { kind, hash }, now)) {
    const strikes = await copyStrikes(tx, formerId, userId, now)
    const suspendedUntil = await copySuspensions(tx, formerId, userId, now)
    const debts = await moveDebts(tx, formerId, userId, now)
    const disputes = await inheritDisputes(tx, formerId, userId)
    const isOwnStanding = strikes > 0 || suspendedUntil !== null || debts.length > 0
    if (!isOwnStanding && disputes === 0) continue
    await writeAudit(tx, now, {
      actorId: null,
      ip: null,
      action: 'standing.inherit',
      subject: userId,
      reason: kind,
      before: formerId,
      after: `strikes ${strikes}, debts ${debts.length}, disputes ${disputes}`,
    })
    // a refused join says what a lost dispute means
    if (!isOwnStanding) continue
    await notify(deps.jobs, tx, {
      userId,
      kind: 'standing_inherited',
      params: {
        strikes: await countStrikes(tx, userId),
        suspendedUntil: suspendedUntil === null ? null : { at: suspendedUntil },
        debts,
      },
    })
  }
}

async function copyStrikes(
  tx: Tx,
  formerId: string,
  userId: string,
  now: Instant,
): Promise<number> {
  let copied = 0
  for (const strike of await listActiveStrikes(tx, formerId))
    if (
      isStrikeRemembered(strike.createdAt, now) &&
      (await copyStrike(tx, { ...strike, id: newId(), userId }))
    )
      copied += 1
  return copied
}

/** The longest suspension of the former account, if it is still running. */
async function copySuspensions(
  tx: Tx,
  formerId: string,
  userId: string,
  now: Instant,
): Promise<Instant | null> {
  const running = await listSuspensions(tx, formerId, now)
  if (running.length === 0) return null
  const user = (await lockUser(tx, userId))!
  for (const suspension of running) await suspend(tx, { ...suspension, id: newId(), userId })
  const longest = Math.max(...running.map(({ until }) => until), user.suspendedUntil ?? 0)
  if (!isSuspended(longest, now)) return null
  await updateUser(tx, userId, { suspendedUntil: longest })
  return longest
}

/** An unpaid charge becomes this user's own: it blocks and can be paid like any other. */
async function moveDebts(tx: Tx, formerId: string, userId: string, now: Instant): Promise<Money[]> {
  const debts: Money[] = []
  for (const charge of await listDebtsOf(tx, formerId))
    if (isDebtRemembered(charge.createdAt, now) && (await moveDebt(tx, charge, userId, now)))
      debts.push(money(charge.amountMinor, charge.currency))
  return debts
}
