import { isCardExpired } from '@tomogolf/domain/limits/card-expiry'
import { isHoldWanted, nextHoldStep, type HoldStep } from '@tomogolf/domain/machines/hold-machine'
import { holdNotBefore } from '@tomogolf/domain/go-no-go'
import { planHold } from '@tomogolf/domain/hold-plan'
import { money } from '@tomogolf/domain/money'
import { threeDSecureOf } from '@tomogolf/domain/settings'
import { hours, minutes, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaymentOutcome } from '../../../platform/payments/card-provider.ts'
import {
  readCustomerIds,
  readDefaultCard,
  readProviderCardId,
} from '../../cards/cards.repository.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { applyHoldOutcome } from './apply-hold-outcome.usecase.ts'
import {
  lockHold,
  moveHold,
  readCapture,
  readHold,
  updateHold,
  type Hold,
} from './holds.repository.ts'
import { paymentRequestFor, returnUrlOf } from '../payment-request.policy.ts'
import { readParticipation } from '../participations.repository.ts'
import { isCardOfReplaced } from '../substitutes/replaced-card.read.ts'

/**
 * The provider keeps idempotency keys for 24 hours. Well before that we look the payment up
 * instead.
 */
const IDEMPOTENCY_KEY_TTL = hours(12)
/**
 * After this time no call can be in flight: the longest timeout is 80 seconds, and the SDK may
 * retry once.
 */
const MAX_CALL_DURATION = minutes(10)
/** Upper bound of steps in a row: not found, place, key spent, place, authorised, capture. */
const MAX_STEPS = 8

/**
 * Advances a hold towards its goal. Each step records its intent in a short transaction, calls the
 * provider outside any transaction, and applies the outcome. Safe to repeat and to run
 * concurrently: repeated calls carry the same idempotency key. Returns false when the outcome is
 * unknown; the caller retries later.
 */
export async function advanceHold(deps: Deps, holdId: string): Promise<boolean> {
  for (let i = 0; i < MAX_STEPS; i++) {
    const work = await deps.db.transaction((tx) => prepareCall(deps, tx, holdId))
    if (!work) return true
    const outcome = await callProvider(deps, work)
    const moved = await applyHoldOutcome(deps, holdId, work.hold.attempt, outcome, work.step)
    if (outcome.kind === 'unknown' && !(outcome.keySpent && moved)) return false
    if (!moved) return true
  }
  return true
}
/**
 * Advances the hold at once. If that fails, the job that was enqueued with the decision does it.
 */
export async function advanceNow(deps: Deps, holdId: string): Promise<void> {
  await advanceHold(deps, holdId).catch((err: unknown) =>
    deps.log.error({ err, holdId }, 'hold could not be advanced at once'),
  )
}

type ProviderCall = {
  step: Exclude<HoldStep, null>
  hold: Hold
  now: Instant
  customerIds: string[]
  paymentMethodId: string
  captureMinor: number | null
  returnUrl: string
  isFirstCall: boolean
}

async function prepareCall(deps: Deps, tx: Tx, holdId: string): Promise<ProviderCall | null> {
  const now = deps.clock.now()
  const known = await readHold(tx, holdId)
  if (!known) return null
  // person before hold: the card that a hold is placed on cannot be removed meanwhile
  await lockUserWeakly(tx, known.guestId)
  const seen = await lockHold(tx, holdId)
  if (!seen) return null
  const from = seen.status
  const step = nextHoldStep({ ...seen, state: from }, now)
  if (!step) return null
  let hold: Hold | null = seen
  if (step === 'place') hold = await startPlacing(deps, tx, hold, now)
  else if (step === 'capture' && from === 'authorised')
    hold = await moveHold(tx, hold, 'start_capture', 'system', now)
  else if (step === 'release' && from !== 'releasing')
    hold = await moveHold(tx, hold, 'start_release', 'system', now)
  if (!hold) return null
  return {
    step,
    hold,
    now,
    customerIds: await readCustomerIds(tx, hold.guestId),
    paymentMethodId: (await readProviderCardId(tx, hold.cardId)) ?? '',
    returnUrl: returnUrlOf(
      deps.config.origin,
      (await readParticipation(tx, hold.participationId))!.gameId,
    ),
    captureMinor:
      step === 'capture' ? ((await readCapture(tx, hold.id))?.amountMinor ?? null) : null,
    // only the first call itself can have reached the provider, and its key makes a repeat the same
    // call
    isFirstCall:
      from === 'placing' &&
      hold.attempt === 1 &&
      hold.intentId === null &&
      hold.createdAt === hold.updatedAt &&
      now - hold.createdAt < IDEMPOTENCY_KEY_TTL,
  }
}

/**
 * Places a scheduled hold on the current default card. A retry after a refusal is a new attempt
 * with its own key.
 */
async function startPlacing(deps: Deps, tx: Tx, hold: Hold, now: Instant): Promise<Hold | null> {
  const participation = (await readParticipation(tx, hold.participationId))!
  const chosen = await readDefaultCard(tx, hold.guestId)
  // a substitute's hold stays on the card that it was agreed for
  const card = chosen && (await isCardOfReplaced(tx, participation, chosen)) ? undefined : chosen
  if (
    card &&
    hold.status === 'scheduled' &&
    hold.goal === 'keep' &&
    (await deferUntilCardCanHold(deps, tx, hold, card.brand, now))
  )
    return null
  const again = hold.status === 'refused'
  // the client could still confirm the payment of the refused attempt
  if (again && hold.intentId)
    await deps.jobs.enqueue(tx, 'payments.release_orphan', { intentId: hold.intentId })
  const game = (await readGame(tx, participation.gameId))!
  const usable = card && (!isCardExpired(card, now) || hold.cardId === card.id)
  return moveHold(tx, hold, 'place', again && !hold.offSession ? 'guest' : 'clock', now, {
    ...(usable && { cardId: card.id }),
    ...paymentRequestFor(game, hold.offSession, threeDSecureOf(await readSettings(tx))),
    ...(again && { attempt: hold.attempt + 1, intentId: null, clientSecret: null }),
    problem: null,
  })
}

/**
 * Defers a hold whose new default card has a shorter authorisation window, which would expire before
 * the game is settled, or whose game may still be called off.
 */
async function deferUntilCardCanHold(
  deps: Deps,
  tx: Tx,
  hold: Hold,
  brand: string,
  now: Instant,
): Promise<boolean> {
  const participation = (await readParticipation(tx, hold.participationId))!
  const game = (await readGame(tx, participation.gameId))!
  const plan = planHold(
    {
      now,
      teeTime: game.teeTime,
      brand,
      currency: hold.currency,
      notBefore: holdNotBefore(game),
    },
    await readSettings(tx),
  )
  if (plan.kind === 'now') return false
  await updateHold(tx, hold.id, { placeAt: plan.placeAt })
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: plan.placeAt })
  return true
}

async function callProvider(deps: Deps, call: ProviderCall): Promise<PaymentOutcome> {
  const { cards } = deps,
    { hold } = call
  const tag = { kind: 'hold' as const, id: hold.id, attempt: hold.attempt }
  const find = () => cards.find({ tag, customerIds: call.customerIds, intentId: hold.intentId })
  const place = () =>
    cards.hold({
      tag,
      customerId: call.customerIds[0] ?? '',
      paymentMethodId: call.paymentMethodId,
      amount: money(hold.amountMinor, hold.currency),
      offSession: hold.offSession,
      statementSuffix: hold.statementSuffix,
      threeDSecure: hold.threeDSecure,
      returnUrl: call.returnUrl,
      description: 'TomoGolf hold',
    })
  switch (call.step) {
    case 'place':
      return place()
    case 'ask_provider': {
      const found = call.isFirstCall ? { kind: 'not_found' as const } : await find()
      if (found.kind !== 'not_found') return found
      if (!isHoldWanted(hold.goal))
        return call.now - hold.updatedAt > MAX_CALL_DURATION
          ? found
          : { kind: 'unknown', cause: 'a call may still be on its way' }
      // the first call may still be in flight: repeat it under its key instead of assuming that it
      // failed
      const outcome = await place()
      if (outcome.kind !== 'unknown' || !outcome.keySpent) return outcome
      const after = await find()
      return after.kind === 'not_found' ? outcome : after
    }
    case 'capture': {
      if (call.captureMinor === null || !hold.intentId)
        return { kind: 'unknown', cause: 'no capture was decided' }
      return cards.capture({
        intentId: hold.intentId,
        amount: money(call.captureMinor, hold.currency),
      })
    }
    case 'release':
      return hold.intentId ? cards.release(hold.intentId) : find()
    case 'give_up': {
      // the guest may have confirmed just before the deadline
      const found = hold.intentId ? await find() : { kind: 'not_found' as const }
      return found.kind === 'authorised' || found.kind === 'unknown'
        ? found
        : cancelAtProvider(deps, hold)
    }
    case 'drop':
      return cancelAtProvider(deps, hold)
  }
}

/** Cancels the payment of a given-up hold, or the bank could still authorise it. */
async function cancelAtProvider(deps: Deps, hold: Hold): Promise<PaymentOutcome> {
  return hold.intentId ? deps.cards.release(hold.intentId) : { kind: 'not_found' }
}
