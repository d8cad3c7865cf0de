import type { z } from 'zod'
import type { AdminGame, AdminGuest } from '@tomogolf/contract/admin.schemas'
import type { HoldState } from '@tomogolf/domain/hold-machine'
import type { Currency } from '@tomogolf/domain/money'
import type { ParticipationState } from '@tomogolf/domain/participation-machine'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { readGame } from '../../games/games.repository.ts'
import { readAdminGameRow } from './games.read.ts'
import { personColumns, personOf, readNames, type PersonRow } from '../users/people.read.ts'
import { amountOf, when, whenOrNull, type SqlTime } from '../dto.ts'

type GuestRow = PersonRow<'u'> & {
  id: string
  status: ParticipationState
  agreed_at: SqlTime
  checked_in_at: SqlTime | null
  price_minor: number
  fee_minor: number
  hold_minor: number
  currency: Currency
  policy_version: string
  window_hours: number
  hold_id: string | null
  hold_status: HoldState | null
}
const GUESTS = `SELECT p.id, p.status, p.agreed_at, p.checked_in_at, p.price_minor, p.fee_minor, p.hold_minor, p.currency, p.policy_version, p.window_hours, h.id AS hold_id, h.status AS hold_status, ${personColumns('u', 'u', 'f')}
  FROM participations p JOIN users u ON u.id = p.guest_id JOIN profiles f ON f.user_id = u.id LEFT JOIN holds h ON h.participation_id = p.id WHERE p.game_id = $1 ORDER BY p.agreed_at, p.id`
// the game's own log and that of its seats, as one story
const EVENTS = `SELECT at, event, actor, actor_id, details FROM game_events WHERE game_id = $1
  UNION ALL SELECT e.at, e.event, e.actor, e.actor_id, f.first_name FROM participation_events e JOIN participations p ON p.id = e.participation_id JOIN profiles f ON f.user_id = p.guest_id WHERE p.game_id = $1 ORDER BY at DESC LIMIT 100`

const presentGuest = (r: GuestRow): z.input<typeof AdminGuest> => ({
  participationId: r.id,
  person: personOf(r, 'u'),
  status: r.status,
  joinedAt: when(r.agreed_at),
  checkedInAt: whenOrNull(r.checked_in_at),
  price: amountOf(r.price_minor, r.currency),
  fee: amountOf(r.fee_minor, r.currency),
  hold: amountOf(r.hold_minor, r.currency),
  policyVersion: r.policy_version,
  windowHours: r.window_hours,
  holdId: r.hold_id,
  holdStatus: r.hold_status,
})

/** One game with everybody in it and all that happened; undefined when there is none. */
export async function readAdminGame(
  tx: Tx,
  id: string,
): Promise<z.input<typeof AdminGame> | undefined> {
  const game = await readGame(tx, id)
  const row = game && (await readAdminGameRow(tx, id))
  if (!game || !row) return undefined
  const guests = (await tx.executeSql<GuestRow>(GUESTS, [id])).rows
  const events = (
    await tx.executeSql<{
      at: SqlTime
      event: string
      actor: string
      actor_id: string | null
      details: string | null
    }>(EVENTS, [id])
  ).rows
  const names = await readNames(
    tx,
    events.map((e) => e.actor_id),
  )
  return {
    ...row,
    notes: game.notes,
    cancelReason: game.cancelReason,
    qrOpenedAt: game.qrOpenedAt === null ? null : iso(game.qrOpenedAt),
    settledAt: game.settledAt === null ? null : iso(game.settledAt),
    version: game.version,
    guests: guests.map(presentGuest),
    events: events.map((e) => ({
      at: when(e.at),
      event: e.event,
      actor: e.actor,
      by: e.actor_id === null ? null : (names.get(e.actor_id)?.name ?? null),
      details: e.details,
    })),
  }
}
