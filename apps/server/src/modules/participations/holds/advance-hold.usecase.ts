import { holdWanted, nextHoldStep, type HoldStep } from '@tomogolf/domain/hold-machine'
import { planHold } from '@tomogolf/domain/hold-plan'
import { money } from '@tomogolf/domain/money'
import { hours, minutes, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaymentOutcome } from '../../../platform/payments/card-provider.ts'
import {
  isExpired,
  readCustomerId,
  readDefaultCard,
  readProviderCardId,
} from '../../cards/cards.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { applyHoldOutcome } from './apply-hold-outcome.usecase.ts'
import { lockHold, moveHold, readCapture, updateHold, type Hold } from './holds.repository.ts'
import { readParticipation } from '../participations.repository.ts'

/** The provider keeps an idempotency key for 24 hours; well before that we ask instead. */
const KEY_LIFE = hours(12)
/** No call is on its way any more so long after its hold was last touched: the longest time-out is 80 seconds, and the SDK may send it twice. */
const CALL_LIFE = minutes(10)
/** Most steps one hold can need in a row: found nothing, place, a spent key, place, authorised, capture. */
const MAX_STEPS = 8

/**
 * Brings a hold to where it is wanted, step by step: a short transaction says what is about to be done, then the provider is
 * called with no transaction open, then the answer is applied. Safe to run at any time, by anybody, twice at once: every call
 * carries the same idempotency key. Returns false when the provider could not tell what happened; the caller tries again later.
 */
export async function advanceHold(deps: Deps, holdId: string): Promise<boolean> {
  for (let i = 0; i < MAX_STEPS; i++) {
    const work = await deps.db.transaction((tx) => begin(deps, tx, holdId))
    if (!work) return true
    const outcome = await callProvider(deps, work)
    const moved = await applyHoldOutcome(deps, holdId, work.hold.attempt, outcome, work.step)
    if (outcome.kind === 'unknown' && !(outcome.keySpent && moved)) return false
    if (!moved) return true
  }
  return true
}
/** Moves the money at once; should that fail, the job that was enqueued with the fact does it. */
export async function advanceNow(deps: Deps, holdId: string): Promise<void> {
  await advanceHold(deps, holdId).catch((err: unknown) =>
    deps.log.error({ err, holdId }, 'hold could not be advanced at once'),
  )
}

type Work = {
  step: Exclude<HoldStep, null>
  hold: Hold
  now: Instant
  customerId: string
  paymentMethodId: string
  captureMinor: number | null
  fresh: boolean
}

async function begin(deps: Deps, tx: Tx, holdId: string): Promise<Work | null> {
  const now = deps.clock.now()
  const seen = await lockHold(tx, holdId)
  if (!seen) return null
  const from = seen.status
  const step = nextHoldStep({ ...seen, state: from }, now)
  if (!step) return null
  let hold: Hold | null = seen
  if (step === 'place') hold = await beginPlacing(deps, tx, hold, now)
  else if (step === 'capture' && from === 'authorised')
    hold = await moveHold(tx, hold, 'start_capture', 'system', now)
  else if (step === 'release' && from !== 'releasing')
    hold = await moveHold(tx, hold, 'start_release', 'system', now)
  if (!hold) return null
  return {
    step,
    hold,
    now,
    customerId: (await readCustomerId(tx, hold.guestId)) ?? '',
    paymentMethodId: (await readProviderCardId(tx, hold.cardId)) ?? '',
    captureMinor:
      step === 'capture' ? ((await readCapture(tx, hold.id))?.amountMinor ?? null) : null,
    // nothing but the first call itself can have reached the provider, and its key makes it the same call again
    fresh:
      from === 'placing' &&
      hold.attempt === 1 &&
      hold.intentId === null &&
      hold.createdAt === hold.updatedAt &&
      now - hold.createdAt < KEY_LIFE,
  }
}

/** A scheduled hold is placed on the card that is the default by then; another try after a refusal is a new attempt with a key of its own. */
async function beginPlacing(deps: Deps, tx: Tx, hold: Hold, now: Instant): Promise<Hold | null> {
  const card = await readDefaultCard(tx, hold.guestId)
  if (
    card &&
    hold.status === 'scheduled' &&
    hold.goal === 'keep' &&
    (await waitsForCard(deps, tx, hold, card.brand, now))
  )
    return null
  const again = hold.status === 'refused'
  // what the refused try left open could still be paid from the page it was shown on
  if (again && hold.intentId)
    await deps.jobs.enqueue(tx, 'payments.release_orphan', { intentId: hold.intentId })
  const usable = card && (!isExpired(card, now) || hold.cardId === card.id)
  return moveHold(tx, hold, 'place', again && !hold.offSession ? 'guest' : 'clock', now, {
    ...(usable && { cardId: card.id }),
    ...(again && { attempt: hold.attempt + 1, intentId: null, clientSecret: null }),
    problem: null,
  })
}

/** The default card is another than the one the hold was planned for, and an authorisation on it would end before the game is settled: it waits. */
async function waitsForCard(
  deps: Deps,
  tx: Tx,
  hold: Hold,
  brand: string,
  now: Instant,
): Promise<boolean> {
  const p = (await readParticipation(tx, hold.participationId))!
  const { teeTime } = (await readGame(tx, p.gameId))!
  const plan = planHold({ now, teeTime, brand, currency: hold.currency }, await readSettings(tx))
  if (plan.kind === 'now') return false
  await updateHold(tx, hold.id, { placeAt: plan.placeAt })
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: plan.placeAt })
  return true
}

async function callProvider(deps: Deps, w: Work): Promise<PaymentOutcome> {
  const { cards } = deps,
    { hold } = w
  const tag = { kind: 'hold' as const, id: hold.id, attempt: hold.attempt }
  const find = () => cards.find({ tag, customerId: w.customerId, intentId: hold.intentId })
  const place = () =>
    cards.hold({
      tag,
      customerId: w.customerId,
      paymentMethodId: w.paymentMethodId,
      amount: money(hold.amountMinor, hold.currency),
      offSession: hold.offSession,
      description: 'TomoGolf hold',
    })
  switch (w.step) {
    case 'place':
      return place()
    case 'ask_provider': {
      const found = w.fresh ? { kind: 'not_found' as const } : await find()
      if (found.kind !== 'not_found') return found
      if (!holdWanted(hold.goal))
        return w.now - hold.updatedAt > CALL_LIFE
          ? found
          : { kind: 'unknown', cause: 'a call may still be on its way' }
      // the first call may still be on its way, so it is made again under its own key rather than believed never to have happened
      const outcome = await place()
      if (outcome.kind !== 'unknown' || !outcome.keySpent) return outcome
      const after = await find()
      return after.kind === 'not_found' ? outcome : after
    }
    case 'capture': {
      if (w.captureMinor === null || !hold.intentId)
        return { kind: 'unknown', cause: 'no capture was decided' }
      return cards.capture({
        intentId: hold.intentId,
        amount: money(w.captureMinor, hold.currency),
      })
    }
    case 'release':
      return hold.intentId ? cards.release(hold.intentId) : find()
    case 'give_up': {
      // the guest may have confirmed in the last second
      const found = hold.intentId ? await find() : { kind: 'not_found' as const }
      return found.kind === 'authorised' || found.kind === 'unknown'
        ? found
        : closeProvider(deps, hold)
    }
    case 'drop':
      return closeProvider(deps, hold)
  }
}

/** Nothing of a given-up hold may stay open at the provider, or the bank could still authorise it. */
async function closeProvider(deps: Deps, hold: Hold): Promise<PaymentOutcome> {
  return hold.intentId ? deps.cards.release(hold.intentId) : { kind: 'not_found' }
}
