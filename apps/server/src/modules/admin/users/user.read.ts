import type { z } from 'zod'
import type { AdminStrike, AdminSuspension, AdminUser } from '@tomogolf/contract/admin.schemas'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { presentProfile } from '../../accounts/account.presenter.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { readPaymentProfile } from '../../cards/payment-profile.read.ts'
import { readStanding } from '../../standing/standing.read.ts'
import { readNames } from './people.read.ts'
import { readUserRow } from './users.read.ts'
import { gameColumns, gameRef, when, whenOrNull, type GameColumns, type SqlTime } from '../dto.ts'

type StrikeRow = {
  id: string
  reason: string
  created_at: SqlTime
  given_by: string | null
  removed_at: SqlTime | null
  removed_by: string | null
  removal_reason: string | null
} & Partial<GameColumns>
type SuspensionRow = {
  id: string
  reason: string
  created_at: SqlTime
  until: SqlTime
  given_by: string | null
  lifted_at: SqlTime | null
  lifted_by: string | null
  lift_reason: string | null
}

/** Everything an operator sees of one person; undefined when nobody has that id, or the account was deleted. */
export async function readUser(
  tx: Tx,
  id: string,
  now: Instant,
): Promise<z.input<typeof AdminUser> | undefined> {
  const account = await readAccount(tx, id)
  const row = account && (await readUserRow(tx, id, now))
  if (!account || !row) return undefined
  const {
    stripeCustomerId: _customer,
    paymentMethodId: _method,
    ...profile
  } = presentProfile(
    account,
    await readStanding(tx, id, now),
    await readPaymentProfile(tx, id),
    now,
  )
  const strikes = await tx.executeSql<StrikeRow>(
    `SELECT s.id, s.reason, s.created_at, s.given_by, s.removed_at, s.removed_by, s.removal_reason, ${gameColumns('g')} FROM strikes s LEFT JOIN games g ON g.id = s.game_id WHERE s.user_id = $1 ORDER BY s.created_at DESC, s.id`,
    [id],
  )
  const suspensions = await tx.executeSql<SuspensionRow>(
    'SELECT id, reason, created_at, until, given_by, lifted_at, lifted_by, lift_reason FROM suspensions WHERE user_id = $1 ORDER BY created_at DESC, id',
    [id],
  )
  const cards = await tx.executeSql<{ brand: string; last4: string; is_default: boolean }>(
    'SELECT brand, last4, is_default FROM cards WHERE user_id = $1 AND removed_at IS NULL ORDER BY is_default DESC, created_at',
    [id],
  )
  const names = await readNames(tx, [
    ...strikes.rows.flatMap((s) => [s.given_by, s.removed_by]),
    ...suspensions.rows.flatMap((s) => [s.given_by, s.lifted_by]),
  ])
  const name = (by: string | null) => (by === null ? null : (names.get(by)?.name ?? by))
  return {
    ...row,
    profile,
    totpEnrolled: account.user.totpEnrolledAt !== null,
    cards: cards.rows.map((c) => ({ brand: c.brand, last4: c.last4, isDefault: c.is_default })),
    strikeList: strikes.rows.map((s): z.input<typeof AdminStrike> => ({
      id: s.id,
      reason: s.reason,
      createdAt: when(s.created_at),
      game: s.game_id ? gameRef(s as GameColumns) : null,
      givenBy: name(s.given_by),
      removedAt: whenOrNull(s.removed_at),
      removedBy: name(s.removed_by),
      removalReason: s.removal_reason,
    })),
    suspensions: suspensions.rows.map((s): z.input<typeof AdminSuspension> => ({
      id: s.id,
      reason: s.reason,
      createdAt: when(s.created_at),
      until: when(s.until),
      givenBy: name(s.given_by),
      liftedAt: whenOrNull(s.lifted_at),
      liftedBy: name(s.lifted_by),
      liftReason: s.lift_reason,
    })),
  }
}
