import { undecidedFreeUntil } from '@tomogolf/domain/go-no-go'
import { reservedUntil } from '@tomogolf/domain/hold-plan'
import { freeLeaveUntil } from '@tomogolf/domain/leave'
import { undoOffer, undoUntil } from '@tomogolf/domain/leaving/undo'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import { participationMachine } from '@tomogolf/domain/machines/participation-machine'
import { money } from '@tomogolf/domain/money'
import { priceParticipation } from '@tomogolf/domain/pricing'
import { threeDSecureOf } from '@tomogolf/domain/settings'
import { MINUTE, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { formatCard } from '../../cards/cards.repository.ts'
import { withdrawPending } from '../approval/withdraw-request.usecase.ts'
import { changeSeats } from '../../games/games.repository.ts'
import { insertHold, type Hold } from '../holds/holds.repository.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import {
  insertParticipation,
  type GameRow,
  type Participation,
} from '../participations.repository.ts'
import { paymentRequestFor } from '../payment-request.policy.ts'
import { runEffects } from '../run-effects.step.ts'
import { agreedText } from './agreed-text.presenter.ts'
import {
  areTermsChanged,
  readHostName,
  recordAgreement,
  type JoinRequest,
} from './agreement.step.ts'
import { checkJoin, type JoinProblem } from './check-join.step.ts'
import { newHold, newParticipation } from './new-seat.policy.ts'
import { readUndone } from './undone.read.ts'

/** Reserves the seat and inserts its hold, which is placed at once or scheduled. */
export async function reserveSeat(
  deps: Deps,
  tx: Tx,
  request: JoinRequest,
): Promise<{ hold: Hold } | Refused<JoinProblem>> {
  // serialize the joins of one user across games, or the user could join two games at the same time
  if (!(await lockUserWeakly(tx, request.userId))) return refuse('UNAUTHORIZED')
  const now = deps.clock.now()
  const joinable = await checkJoin(tx, request.gameId, request.userId, now, {
    invite: request.invite,
  })
  if (isRefused(joinable)) return joinable
  const { game, card, plan, settings } = joinable
  const terms = priceParticipation(money(game.priceMinor, game.currency), settings)
  if (areTermsChanged(request, terms)) return refuse('TERMS_CHANGED')

  const isImmediate = plan.kind === 'now'
  const mayUndo = !(await readUndone(tx, request.userId, [game.id])).has(game.id)
  const withoutUndo = freeLeaveUntil(
    game.teeTime,
    settings.departure_restriction_hours,
    undecidedFreeUntil(game, now),
  )
  const { freeUntil, undoMinutes } = mayUndo
    ? undoOffer({ now, teeTime: game.teeTime, freeUntil: withoutUndo }, settings)
    : { freeUntil: withoutUndo, undoMinutes: null }
  const shown = {
    hold: terms.hold,
    placeAt: plan.kind === 'now' ? null : plan.placeAt,
    freeUntil,
    isInsideWindow: now > freeUntil,
    host: request.name ? await readHostName(tx, game.hostId) : null,
    undoMinutes,
  }
  const reserved = newParticipation(game, terms, settings, {
    ...(await recordAgreement(deps, tx, request, settings, now, (language) =>
      agreedText(deps.phrase, language, shown),
    )),
    guestId: request.userId,
    agreedAt: now,
    undoUntil: mayUndo ? undoUntil(now, game.teeTime, settings) : null,
  })
  const participation: Participation = isImmediate ? reserved : { ...reserved, status: 'confirmed' }
  const hold = newHold(
    participation,
    paymentRequestFor(game, !isImmediate, threeDSecureOf(settings)),
    card.id,
    { now, placeAt: shown.placeAt ?? now, isImmediate },
  )
  await changeSeats(tx, game, 1)
  await insertParticipation(tx, participation, { actor: 'guest', actorId: request.userId })
  await insertHold(tx, hold, 'guest')
  // asked before the host stopped approving guests
  await withdrawPending(tx, { guestId: request.userId, gameId: game.id }, now)
  await recordTransaction(
    tx,
    request.userId,
    now,
    { game, participation, hold },
    { type: 'payment_authorized', status: 'pending', amount: terms.hold, card: formatCard(card) },
  )
  // immediate: the job continues if this process dies before the outcome is applied
  const advanceAt = isImmediate ? now + MINUTE : hold.placeAt
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: advanceAt })
  if (isImmediate)
    // without any outcome the seat is freed
    await deps.jobs.enqueue(
      tx,
      'participations.expire_reservation',
      { participationId: participation.id },
      { at: reservedUntil(now, game.teeTime) + 1 },
    )
  else await confirmScheduled(deps, tx, game, participation, now)
  return { hold }
}

/**
 * Confirms a seat with a scheduled hold at once: guest and host are notified as if the hold already
 * stood.
 */
async function confirmScheduled(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  participation: Participation,
  now: Instant,
): Promise<void> {
  const transition = transitionFor(participationMachine, 'reserved', 'hold_authorised')!
  await recordTransaction(
    tx,
    participation.guestId,
    now,
    { game, participation },
    { type: 'game_joined', counterpartId: game.hostId },
  )
  await runEffects(deps, tx, game, { before: participation, after: participation, transition }, now)
}
