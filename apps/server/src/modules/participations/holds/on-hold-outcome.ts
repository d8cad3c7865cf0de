import {
  AUTHENTICATION_TIME,
  HOLD_RETRY_PAUSE,
  EXPIRY_WARNING,
  EXPIRY_RELEASE_MARGIN,
  authorisationWindow,
  giveUpAt,
} from '@tomogolf/domain/hold-plan'
import { money } from '@tomogolf/domain/money'
import { HOUR, type Instant } from '@tomogolf/domain/time'
import type { DeclineReason } from '../../../platform/payments/card-provider.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { readCardSummary } from '../../cards/cards.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { readSeatOfMessage } from '../companions/message-seats.read.ts'
import { recordTransaction, settleAuthorisationRow } from '../ledger/ledger.repository.ts'
import { releaseReservation } from '../joining/release-reservation.step.ts'
import { BY_CLOCK, BY_PROVIDER, type HoldContext } from './hold-context.types.ts'
import { listHoldsOf, moveHold, type Hold } from './holds.repository.ts'
import { refillLater } from '../refills/refill-later.step.ts'
import { runEffects } from '../run-effects.step.ts'
import {
  listParty,
  lockParticipation,
  moveParticipation,
  type Participation,
} from '../participations.repository.ts'
import { isFromList } from '../waiting/waiting.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { freeLeaveDeadline } from '../agreed-terms.policy.ts'

/**
 * The bank holds the amount: confirms the seat, with a party once every hold stands, and schedules
 * the jobs that watch the expiry.
 */
export async function onAuthorised(
  context: HoldContext,
  intentId: string,
  providerDeadline: Instant | null,
): Promise<boolean> {
  const { deps, tx, game, participation, hold, now } = context
  const { brand } = await readCardSummary(tx, hold.cardId)
  const captureBefore =
    providerDeadline ?? now + authorisationWindow(brand, hold.currency, hold.offSession)
  const after = await moveHold(tx, hold, 'authorised', 'provider', now, {
    intentId,
    captureBefore,
    authorisedAt: now,
    problem: null,
    giveUpAt: null,
    clientSecret: null,
  })
  // a capture or release is already in progress
  if (!after) return hold.status === 'capturing' || hold.status === 'releasing'
  await settleAuthorisationRow(tx, hold.id, 'successful', null)
  await scheduleExpiryJobs(context, after)
  if (participation.status === 'reserved' && now > game.teeTime) return releaseReservation(context)
  const seat =
    participation.status === 'reserved' ? await readPartyThatStands(tx, participation) : null
  const move = seat && (await moveParticipation(tx, seat, 'hold_authorised', BY_PROVIDER, now))
  if (move) {
    await recordTransaction(
      tx,
      participation.guestId,
      now,
      { game, participation: seat },
      { type: 'game_joined', counterpartId: game.hostId },
    )
    await runEffects(deps, tx, game, move, now)
  } else if (participation.status !== 'reserved') await refillLater(deps, tx, participation, now)
  if (participation.status === 'confirmed' && after.goal === 'keep') {
    await notify(deps.jobs, tx, {
      userId: participation.guestId,
      kind: 'hold_placed',
      params: {
        ...toMessageGame(game),
        ...(await readSeatOfMessage(tx, participation)),
        hold: money(hold.amountMinor, hold.currency),
        fee: money(hold.feeMinor, hold.currency),
        card: await readCardSummary(tx, hold.cardId),
        freeUntil: { at: freeLeaveDeadline(participation, game, now) },
      },
    })
  }
  return true
}

/** The own seat of the guest when every hold of the party stands; else null. */
async function readPartyThatStands(
  tx: Tx,
  participation: Participation,
): Promise<Participation | null> {
  const party = (await listParty(tx, participation)).filter(({ status }) => status === 'reserved')
  const held = await listHoldsOf(
    tx,
    party.map(({ id }) => id),
  )
  const [own] = party
  // a companion's seat alone, which an operator or a failure left behind, makes no party
  return own?.partyLeadId === null && held.every(({ status }) => status === 'authorised')
    ? own
    : null
}

/**
 * Schedules the job that renews or releases an undecided hold before it expires, and the operator's
 * reminder.
 */
async function scheduleExpiryJobs(
  { deps, tx, now }: HoldContext,
  { id, attempt, captureBefore }: Hold,
): Promise<void> {
  const end = captureBefore!
  // an hour at least, or an authorisation shorter than the margin would be renewed in a loop
  await deps.jobs.enqueue(
    tx,
    'holds.release_expiring',
    { holdId: id, attempt },
    { at: Math.max(end - EXPIRY_RELEASE_MARGIN, now + HOUR) },
  )
  await deps.jobs.enqueue(
    tx,
    'holds.warn_expiring',
    { holdId: id, attempt },
    { at: end - EXPIRY_WARNING },
  )
}

export async function onActionRequired(
  { deps, tx, game, participation, hold, now }: HoldContext,
  intentId: string,
  clientSecret: string,
): Promise<boolean> {
  const joining = participation.status === 'reserved'
  const until = joining
    ? Math.min(now + AUTHENTICATION_TIME, game.teeTime)
    : (hold.giveUpAt ?? giveUpAt(now, game.teeTime, await readSettings(tx)))
  if (
    !(await moveHold(tx, hold, 'needs_action', 'provider', now, {
      intentId,
      clientSecret,
      giveUpAt: until,
      problem: 'AUTHENTICATION_REQUIRED',
    }))
  )
    return false
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: until + 1 })
  // waits until the guest, who is online, confirms
  return false
}

/**
 * The bank declined. While joining, the seat is freed; later the guest is asked for another card or
 * a confirmation until the grace period ends.
 */
export async function onDeclined(
  context: HoldContext,
  reason: DeclineReason,
  intentId: string | null,
): Promise<boolean> {
  const { deps, tx, game, participation, hold, now } = context
  if (participation.status === 'reserved') return onDeclinedWhileJoining(context, reason, intentId)
  // the participation is final and money is due: skip the grace period and charge the saved card
  if (hold.goal !== 'keep')
    return (
      (await moveHold(tx, hold, 'refused', 'provider', now, {
        intentId,
        problem: reason,
        giveUpAt: now - 1,
        placeAt: now,
      })) !== null
    )
  const until = hold.giveUpAt ?? giveUpAt(now, game.teeTime, await readSettings(tx))
  // a bank that requires the guest declines every off-session retry
  const next =
    reason === 'AUTHENTICATION_REQUIRED' || now + HOLD_RETRY_PAUSE > until
      ? null
      : now + HOLD_RETRY_PAUSE
  if (
    !(await moveHold(tx, hold, 'refused', 'provider', now, {
      intentId,
      problem: reason,
      giveUpAt: until,
      placeAt: next ?? until + 1,
      offSession: true,
    }))
  )
    return false
  if (next !== null) await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: next })
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: until + 1 })
  const facts = {
    ...toMessageGame(game),
    ...(await readSeatOfMessage(tx, participation)),
    hold: money(hold.amountMinor, hold.currency),
    card: await readCardSummary(tx, hold.cardId),
    giveUpAt: { at: until },
  }
  if (reason === 'AUTHENTICATION_REQUIRED')
    await notify(deps.jobs, tx, {
      userId: participation.guestId,
      kind: 'hold_needs_action',
      params: facts,
    })
  else
    await notify(deps.jobs, tx, {
      userId: participation.guestId,
      kind: 'hold_refused',
      params: { ...facts, reason, nextTryAt: next === null ? null : { at: next } },
    })
  // true: the grace period is already over, so the next step gives up
  return now > until
}

async function onDeclinedWhileJoining(
  { deps, tx, game, participation, hold, now }: HoldContext,
  reason: DeclineReason,
  intentId: string | null,
): Promise<boolean> {
  if (
    !(await moveHold(tx, hold, 'declined', 'provider', now, {
      intentId,
      problem: reason,
      giveUpAt: null,
      clientSecret: null,
    }))
  )
    return false
  // the client could still confirm this payment
  if (intentId) await deps.jobs.enqueue(tx, 'payments.release_orphan', { intentId })
  await settleAuthorisationRow(tx, hold.id, 'failed', reason)
  const move = await moveParticipation(tx, participation, 'hold_declined', BY_PROVIDER, now)
  if (move) await runEffects(deps, tx, game, move, now)
  return true
}

/** The grace period is over and nothing is open at the provider: frees the seat without penalty. */
export async function onGivenUp({
  deps,
  tx,
  game,
  participation,
  hold,
  now,
}: HoldContext): Promise<boolean> {
  const joining = participation.status === 'reserved' && hold.status === 'action_required'
  if (
    !(await moveHold(tx, hold, joining ? 'declined' : 'give_up', 'clock', now, {
      clientSecret: null,
    }))
  )
    return false
  await settleAuthorisationRow(tx, hold.id, 'failed', hold.problem)
  const move = await moveParticipation(
    tx,
    joining ? participation : await readGivenUp(tx, participation, hold),
    joining ? 'hold_declined' : 'hold_given_up',
    BY_CLOCK,
    now,
  )
  if (move) await runEffects(deps, tx, game, move, now)
  return true
}

/**
 * The seat that is given up with a hold. A party from the waiting list gets all of its seats or none:
 * without the first hold of one of them the own seat goes, and the others follow it.
 */
async function readGivenUp(
  tx: Tx,
  seat: Participation,
  { authorisedAt }: Hold,
): Promise<Participation> {
  const { partyLeadId } = seat
  if (partyLeadId === null || authorisedAt !== null || !(await isFromList(tx, partyLeadId)))
    return seat
  const own = await lockParticipation(tx, partyLeadId)
  return own?.status === 'confirmed' ? own : seat
}
