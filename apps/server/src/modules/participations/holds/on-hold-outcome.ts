import {
  AUTHENTICATION_TIME,
  HOLD_RETRY_PAUSE,
  LAPSE_WARNING,
  LET_GO_MARGIN,
  authorisationWindow,
  giveUpAt,
} from '@tomogolf/domain/hold-plan'
import { money } from '@tomogolf/domain/money'
import { HOUR, type Instant } from '@tomogolf/domain/time'
import type { DeclineReason } from '../../../platform/payments/card-provider.ts'
import { notify } from '../../../platform/notify.ts'
import { readCardFacts } from '../../cards/cards.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { recordTransaction, settleAuthorisationRow } from '../ledger/ledger.repository.ts'
import { releaseReservation } from '../joining/release-reservation.ts'
import { BY_CLOCK, BY_PROVIDER, type HoldFacts } from './hold-facts.ts'
import { moveHold, type Hold } from './holds.repository.ts'
import { runEffects } from '../participation-effects.ts'
import { moveParticipation } from '../participations.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { freeUntilOf } from '../agreed-terms.ts'

/** The bank holds the amount: the seat is the guest's, and the end of the authorisation is watched from now on. */
export async function authorised(
  f: HoldFacts,
  intentId: string,
  saidEnd: Instant | null,
): Promise<boolean> {
  const { deps, tx, game, p, hold, now } = f
  const { brand } = await readCardFacts(tx, hold.cardId)
  const captureBefore = saidEnd ?? now + authorisationWindow(brand, hold.currency, hold.offSession)
  const after = await moveHold(tx, hold, 'authorised', 'provider', now, {
    intentId,
    captureBefore,
    authorisedAt: now,
    problem: null,
    giveUpAt: null,
    clientSecret: null,
  })
  // already on its way to its end
  if (!after) return hold.status === 'capturing' || hold.status === 'releasing'
  await settleAuthorisationRow(tx, hold.id, 'successful', null)
  await watch(f, after)
  if (p.status === 'reserved' && now > game.teeTime) return releaseReservation(f)
  const move = await moveParticipation(tx, p, 'hold_authorised', BY_PROVIDER, now)
  if (move) {
    await recordTransaction(
      tx,
      p.guestId,
      now,
      { game, participation: p },
      { type: 'game_joined', counterpartId: game.hostId },
    )
    await runEffects(deps, tx, game, move, now)
  } else if (p.status === 'confirmed' && after.goal === 'keep') {
    await notify(deps.jobs, tx, {
      userId: p.guestId,
      kind: 'hold_placed',
      params: {
        ...toMessageGame(game),
        hold: money(hold.amountMinor, hold.currency),
        fee: money(hold.feeMinor, hold.currency),
        card: await readCardFacts(tx, hold.cardId),
        freeUntil: { at: freeUntilOf(p, game.teeTime) },
      },
    })
  }
  return true
}

/** The job lets go or renews what nobody has decided about before the provider does; the reminder is for an operator. */
async function watch(
  { deps, tx, now }: HoldFacts,
  { id, attempt, captureBefore }: Hold,
): Promise<void> {
  const end = captureBefore!
  // an authorisation too short for the margin is not renewed over and over
  await deps.jobs.enqueue(
    tx,
    'holds.before_lapse',
    { holdId: id, attempt },
    { at: Math.max(end - LET_GO_MARGIN, now + HOUR) },
  )
  await deps.jobs.enqueue(
    tx,
    'holds.warn_lapse',
    { holdId: id, attempt },
    { at: end - LAPSE_WARNING },
  )
}

export async function needsAction(
  { deps, tx, game, p, hold, now }: HoldFacts,
  intentId: string,
  clientSecret: string,
): Promise<boolean> {
  const joining = p.status === 'reserved'
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
  // rests until the guest, who is here, has confirmed
  return false
}

/** The bank said no. While joining the seat is free again; later the guest is asked for another card, or to confirm, until the grace is over. */
export async function declined(
  f: HoldFacts,
  reason: DeclineReason,
  intentId: string | null,
): Promise<boolean> {
  const { deps, tx, game, p, hold, now } = f
  if (p.status === 'reserved') return declinedWhileJoining(f, reason, intentId)
  // the game is over for this guest, but money is due: no grace, the saved card is charged instead
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
  // a bank that wants the guest says no again to anybody else
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
    hold: money(hold.amountMinor, hold.currency),
    card: await readCardFacts(tx, hold.cardId),
    giveUpAt: { at: until },
  }
  if (reason === 'AUTHENTICATION_REQUIRED')
    await notify(deps.jobs, tx, { userId: p.guestId, kind: 'hold_needs_action', params: facts })
  else
    await notify(deps.jobs, tx, {
      userId: p.guestId,
      kind: 'hold_refused',
      params: { ...facts, reason, nextTryAt: next === null ? null : { at: next } },
    })
  // a refusal that came after the end of the grace
  return now > until
}

async function declinedWhileJoining(
  { deps, tx, game, p, hold, now }: HoldFacts,
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
  // it could still be paid from the page it was shown on
  if (intentId) await deps.jobs.enqueue(tx, 'payments.release_orphan', { intentId })
  await settleAuthorisationRow(tx, hold.id, 'failed', reason)
  const move = await moveParticipation(tx, p, 'hold_declined', BY_PROVIDER, now)
  if (move) await runEffects(deps, tx, game, move, now)
  return true
}

/** The grace is over and nothing is open at the provider any more: the seat is free again, without penalty. */
export async function givenUp({ deps, tx, game, p, hold, now }: HoldFacts): Promise<boolean> {
  const joining = p.status === 'reserved' && hold.status === 'action_required'
  if (
    !(await moveHold(tx, hold, joining ? 'declined' : 'give_up', 'clock', now, {
      clientSecret: null,
    }))
  )
    return false
  await settleAuthorisationRow(tx, hold.id, 'failed', hold.problem)
  const move = await moveParticipation(
    tx,
    p,
    joining ? 'hold_declined' : 'hold_given_up',
    BY_CLOCK,
    now,
  )
  if (move) await runEffects(deps, tx, game, move, now)
  return true
}
