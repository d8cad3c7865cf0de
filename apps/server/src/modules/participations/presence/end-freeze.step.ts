import { isSilent, statementDeadline } from '@tomogolf/domain/attendance'
import type { ParticipationEvent } from '@tomogolf/domain/machines/participation-machine'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { countHostedGame } from '../../accounts/accounts.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { onArrival } from '../attendance/on-arrival.ts'
import { onHostAbsent } from '../attendance/on-host-absent.ts'
import { isObjection } from '../cases/objection.policy.ts'
import { SYSTEM_REASONS } from '../cases/system-reasons.data.ts'
import { closeAbsenceCase } from '../cases/cases.repository.ts'
import {
  listSeated,
  lockParticipation,
  moveParticipation,
  type CausedBy,
  type GameRow,
  type Participation,
} from '../participations.repository.ts'
import { listStandingReports, withdrawReports } from './host-reports.repository.ts'
import { isFrozen, moveReview, readOpenReview } from './presence.repository.ts'

type Frozen = { deps: Deps; tx: Tx; game: GameRow; now: Instant; by: CausedBy }

/**
 * A guest who reported the host checks in with the host's code: the own report is withdrawn, and
 * with the last one the freeze ends. Returns whether it ended: the caller then resumes the game.
 */
export async function withdrawOwnReport(
  { deps, tx, game, now, by }: Frozen,
  guestId: string,
): Promise<boolean> {
  const review = await readOpenReview(tx, game.id)
  if (!review || !isFrozen(review) || !(await withdrawReports(tx, game.id, guestId, now)))
    return false
  if ((await listStandingReports(tx, game.id)).length > 0) return false
  await moveReview(tx, review, 'withdraw', by, now)
  await closeAbsenceCase(
    tx,
    game.id,
    { status: 'accepted', by: null, reason: SYSTEM_REASONS.reports_withdrawn },
    now,
  )
  await notify(deps.jobs, tx, {
    userId: game.hostId,
    kind: 'host_report_closed',
    params: { ...toMessageGame(game), by: 'withdrawn' },
  })
  return true
}

/**
 * The host was there after all. Guests who arrived pay the fee, unless they can still object to the
 * host's mark; the others are missing, with their own time for a statement.
 */
export async function resumeGame(frozen: Frozen): Promise<string[]> {
  const { deps, tx, game, now } = frozen
  if (game.settledAt !== null) await countHostedGame(tx, game.hostId)
  const { no_show_statement_hours } = await readSettings(tx)
  return moveEach(frozen, async (participation) => {
    if (participation.status === 'arrived')
      return canStand(participation, now) ? 'arrival_stands' : null
    if (participation.status !== 'unverified') return null
    const statementUntil = statementDeadline(now, no_show_statement_hours)
    await deps.jobs.enqueue(
      tx,
      'participations.close_statement',
      { participationId: participation.id },
      { at: statementUntil + 1 },
    )
    return ['settle_missing', { missingAt: now, statementUntil }]
  })
}
/** Whether the fee of an arrived guest may be captured: the time to object to a mark is over. */
export const canStand = (participation: Participation, now: Instant): boolean =>
  participation.statementUntil === null || isSilent(participation.statementUntil, now)

/**
 * The host was absent: no guest of the game pays, the host pays for each who waited and gets a
 * strike. An objection to the host's mark is right, and counts: marking guests who are not there
 * must not save the host anything.
 * `reason`: for the record; `by.actor` is the operator or the clock.
 */
export async function freeGuests(frozen: Frozen, reason: string): Promise<string[]> {
  const { deps, tx, game, now, by } = frozen
  const holdIds = await moveEach(frozen, async (participation) => {
    if (participation.status === 'disputed' && isObjection(participation)) return 'objection_upheld'
    return WAITING_FOR_HOST.includes(participation.status) ? 'settle_host_absent' : null
  })
  const seats = (await listSeated(tx, game.id)).filter(
    (seat) => seat.status === 'host_absent' || (seat.status === 'not_played' && isObjection(seat)),
  )
  // a guest counts once, with any companions
  const guests = new Set(seats.map(({ guestId }) => guestId)).size
  const absence = { guests, by: by.actor === 'operator' ? by.actorId : null, reason }
  if (guests > 0) await onHostAbsent(deps, tx, game, absence, now)
  else await closeAbsenceCase(tx, game.id, { ...absence, status: 'rejected' }, now)
  return holdIds
}
/** Guests who wait for the decision about their host. */
export const WAITING_FOR_HOST: readonly Participation['status'][] = [
  'confirmed',
  'arrived',
  'unverified',
]

type NextMove = ParticipationEvent | [ParticipationEvent, Partial<Participation>] | null
/** Moves the seated guests by the event that `next` chooses for each. */
export async function moveEach(
  { deps, tx, game, now, by }: Frozen,
  next: (participation: Participation) => Promise<NextMove>,
): Promise<string[]> {
  const holdIds: string[] = []
  for (const { id } of await listSeated(tx, game.id)) {
    const participation = await lockParticipation(tx, id)
    const chosen = participation && (await next(participation))
    if (!chosen) continue
    const [event, set] = typeof chosen === 'string' ? [chosen, {}] : chosen
    const move = await moveParticipation(tx, participation, event, by, now, set)
    if (move) holdIds.push(...(await onArrival(deps, tx, game, move)).holdIds)
  }
  return holdIds
}
