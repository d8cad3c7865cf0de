import { AUTHENTICATION_TIME, HOLD_RETRY_PAUSE, giveUpAt } from '@tomogolf/domain/hold-plan'
import { holdWanted, type HoldStep } from '@tomogolf/domain/hold-machine'
import { money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import type { DeclineReason, HoldOutcome } from '../../platform/card-provider.ts'
import { notify } from '../../platform/notify.ts'
import { readCardFacts } from '../cards/cards.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { openCase } from './attendance.repository.ts'
import { bookHoldCaptured, bookHoldReleased } from './book-hold-end.ts'
import { recordTransaction, settleAuthorisationRow } from './books.ts'
import { lockHold, moveHold, readHold, type Hold } from './holds.repository.ts'
import { runEffects } from './participation-effects.ts'
import { lockGame } from '../games/games.repository.ts'
import { lockParticipation, moveParticipation, readParticipation, type GameRow, type Participation } from './participations.repository.ts'
import { gameFacts } from './tell.ts'

type Facts = { deps: Deps; tx: Tx; game: GameRow; p: Participation; hold: Hold; now: Instant }
const BY_PROVIDER = { actor: 'provider' as const, actorId: null }

/**
 * Applies what the provider said of a hold. The one place where that happens: the answer in hand, the webhook (which re-reads
 * the object first) and the reconciler all come here, in any order and any number of times. Returns whether something changed.
 */
export async function applyHoldOutcome(deps: Deps, holdId: string, attempt: number, outcome: HoldOutcome, step: HoldStep): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const seen = await readHold(tx, holdId)
    if (!seen) return false
    const participationId = seen.participationId
    const { gameId } = (await readParticipation(tx, participationId))!
    // lock order: game, participation, hold
    const game = (await lockGame(tx, gameId))!, p = (await lockParticipation(tx, participationId))!, hold = (await lockHold(tx, holdId))!
    // an answer about an earlier try with another card
    if (hold.attempt !== attempt) return false
    const f: Facts = { deps, tx, game, p, hold, now: deps.clock.now() }
    if (step === 'drop' && outcome.kind !== 'unknown') return dropped(f)
    if (step === 'give_up' && outcome.kind !== 'unknown' && outcome.kind !== 'authorised') return givenUp(f)
    switch (outcome.kind) {
      case 'authorised': return authorised(f, outcome.intentId, outcome.captureBefore)
      case 'needs_action': return needsAction(f, outcome.intentId, outcome.clientSecret)
      case 'declined': return declined(f, outcome.reason, outcome.intentId)
      case 'captured': return bookHoldCaptured(f, outcome.amount)
      case 'released': return cancelledThere(f)
      case 'lapsed': return lapsed(f)
      // the intent that we hold is unknown to the provider: nothing to release, nothing to capture
      case 'not_found': return hold.status === 'releasing' ? bookHoldReleased(f) : lapsed(f)
      case 'unknown': return (await moveHold(tx, hold, 'timed_out', 'system', f.now, {}, outcome.cause)) !== null
    }
  })
}

/** The intent is cancelled at the provider: by us when we wanted it; otherwise a hold that was still wanted counts as refused, and one that stood as lapsed. */
function cancelledThere(f: Facts): Promise<boolean> {
  const { status, goal } = f.hold
  if (status === 'authorised' || status === 'capturing') return lapsed(f)
  const asked = status === 'placing' || status === 'unknown' || status === 'action_required'
  return asked && holdWanted(goal) ? declined(f, 'CARD_DECLINED', f.hold.intentId) : bookHoldReleased(f)
}

async function authorised({ deps, tx, game, p, hold, now }: Facts, intentId: string, captureBefore: Instant | null): Promise<boolean> {
  const after = await moveHold(tx, hold, 'authorised', 'provider', now, { intentId, captureBefore, authorisedAt: now, problem: null, giveUpAt: null, clientSecret: null })
  if (!after) {
    // an authorisation for a hold that has ended: money must not stay held for nothing
    if (['declined', 'given_up', 'released'].includes(hold.status)) await deps.jobs.enqueue(tx, 'holds.release_orphan', { intentId })
    return hold.status === 'capturing' || hold.status === 'releasing'
  }
  await settleAuthorisationRow(tx, hold.id, 'successful', null)
  const move = await moveParticipation(tx, p, 'hold_authorised', BY_PROVIDER, now)
  if (move) {
    await recordTransaction(tx, p.guestId, now, { game, participation: p }, { type: 'game_joined', counterpartId: game.hostId })
    await runEffects(deps, tx, game, move, now)
  } else if (after.goal === 'keep') {
    await notify(deps.jobs, tx, { userId: p.guestId, kind: 'hold_placed', params: {
      ...gameFacts(game), hold: money(hold.amountMinor, hold.currency), fee: money(hold.feeMinor, hold.currency), card: await readCardFacts(tx, hold.cardId), freeUntil: { at: p.freeExit ? game.teeTime : game.teeTime - p.windowHours * 3_600_000 },
    } })
  }
  return true
}

async function needsAction({ deps, tx, game, p, hold, now }: Facts, intentId: string, clientSecret: string): Promise<boolean> {
  const joining = p.status === 'reserved'
  const until = joining ? now + AUTHENTICATION_TIME : hold.giveUpAt ?? giveUpAt(now, game.teeTime, await readSettings(tx))
  if (!(await moveHold(tx, hold, 'needs_action', 'provider', now, { intentId, clientSecret, giveUpAt: until, problem: 'AUTHENTICATION_REQUIRED' }))) return false
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: until + 1 })
  if (!joining) await notify(deps.jobs, tx, { userId: p.guestId, kind: 'hold_needs_action', params: { ...gameFacts(game), hold: money(hold.amountMinor, hold.currency), card: await readCardFacts(tx, hold.cardId), giveUpAt: { at: until } } })
  // rests until the guest has confirmed
  return false
}

async function declined(f: Facts, reason: DeclineReason, intentId: string | null): Promise<boolean> {
  const { deps, tx, game, p, hold, now } = f
  if (p.status === 'reserved') {
    if (!(await moveHold(tx, hold, 'declined', 'provider', now, { intentId, problem: reason, giveUpAt: null }))) return false
    await settleAuthorisationRow(tx, hold.id, 'failed', reason)
    const move = await moveParticipation(tx, p, 'hold_declined', BY_PROVIDER, now)
    if (move) await runEffects(deps, tx, game, move, now)
    return true
  }
  const until = hold.giveUpAt ?? giveUpAt(now, game.teeTime, await readSettings(tx))
  const next = Math.min(now + HOLD_RETRY_PAUSE, until)
  if (!(await moveHold(tx, hold, 'refused', 'provider', now, { intentId, problem: reason, giveUpAt: until, placeAt: next }))) return false
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: next })
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: until + 1 })
  await notify(deps.jobs, tx, { userId: p.guestId, kind: 'hold_refused', params: {
    ...gameFacts(game), hold: money(hold.amountMinor, hold.currency), card: await readCardFacts(tx, hold.cardId), reason, giveUpAt: { at: until }, nextTryAt: next < until ? { at: next } : null,
  } })
  return false
}

async function givenUp({ deps, tx, game, p, hold, now }: Facts): Promise<boolean> {
  if (p.status === 'reserved') {
    if (!(await moveHold(tx, hold, 'declined', 'clock', now, { clientSecret: null }))) return false
    await settleAuthorisationRow(tx, hold.id, 'failed', hold.problem)
    const move = await moveParticipation(tx, p, 'hold_declined', { actor: 'clock', actorId: null }, now)
    if (move) await runEffects(deps, tx, game, move, now)
    return true
  }
  if (!(await moveHold(tx, hold, 'give_up', 'clock', now, { clientSecret: null }))) return false
  await settleAuthorisationRow(tx, hold.id, 'failed', hold.problem)
  const move = await moveParticipation(tx, p, 'hold_given_up', { actor: 'clock', actorId: null }, now)
  if (move) await runEffects(deps, tx, game, move, now)
  return true
}

async function dropped({ tx, hold, now }: Facts): Promise<boolean> {
  if (!(await moveHold(tx, hold, 'dropped', 'system', now))) return false
  await settleAuthorisationRow(tx, hold.id, 'failed', 'not_needed')
  return true
}

/** The provider let the authorisation go before it was settled: reported to an operator, never hidden. */
async function lapsed(f: Facts): Promise<boolean> {
  const { tx, game, p, hold, now } = f
  if (hold.goal === 'release') return bookHoldReleased(f)
  if (!(await moveHold(tx, hold, 'lapsed', 'provider', now))) return false
  await settleAuthorisationRow(tx, hold.id, 'failed', 'expired')
  await openCase(tx, { kind: 'hold_lapsed', gameId: game.id, participationId: p.id, holdId: hold.id, details: hold.goal }, now)
  return true
}
