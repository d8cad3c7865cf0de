import { nextHoldStep, type HoldStep } from '@tomogolf/domain/hold-machine'
import { money } from '@tomogolf/domain/money'
import { hours } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import type { HoldOutcome } from '../../platform/card-provider.ts'
import { readCustomerId, readDefaultCard, readProviderCardId } from '../cards/cards.repository.ts'
import { applyHoldOutcome } from './apply-hold-outcome.usecase.ts'
import { lockHold, moveHold, readCapture, type Hold } from './holds.repository.ts'

/** The provider keeps an idempotency key for 24 hours; well before that we ask instead. */
const KEY_LIFE = hours(12)
/** Most steps one hold can need in a row: found nothing, place, authorised, capture. */
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
    const outcome = work.step === 'drop' || work.step === 'give_up' ? await closeProvider(deps, work.hold) : await callProvider(deps, work)
    const settled = await applyHoldOutcome(deps, holdId, work.hold.attempt, outcome, work.step)
    if (outcome.kind === 'unknown') return false
    if (!settled) return true
  }
  return true
}

type Work = { step: Exclude<HoldStep, null>; hold: Hold; customerId: string; paymentMethodId: string; capture: { id: string; amountMinor: number } | null; fresh: boolean }

async function begin(deps: Deps, tx: Tx, holdId: string): Promise<Work | null> {
  const now = deps.clock.now()
  const seen = await lockHold(tx, holdId)
  if (!seen) return null
  const from = seen.status
  const step = nextHoldStep({ ...seen, state: from }, now)
  if (!step) return null
  let hold: Hold | null = seen
  if (step === 'place') hold = await beginPlacing(tx, hold, now)
  else if (step === 'capture' && from === 'authorised') hold = await moveHold(tx, hold, 'start_capture', 'system', now)
  else if (step === 'release' && from !== 'releasing') hold = await moveHold(tx, hold, 'start_release', 'system', now)
  if (!hold) return null
  const capture = step === 'capture' ? await readCapture(tx, hold.id) : undefined
  return { step, hold, customerId: (await readCustomerId(tx, hold.guestId)) ?? '', paymentMethodId: (await readProviderCardId(tx, hold.cardId)) ?? '', capture: capture ? { id: capture.id, amountMinor: capture.amountMinor } : null, fresh: from === 'placing' && hold.intentId === null && hold.createdAt === hold.updatedAt && now - hold.createdAt < KEY_LIFE }
}

/** A scheduled hold is placed on the card that is the default by then; another try after a refusal is a new attempt with a key of its own. */
async function beginPlacing(tx: Tx, hold: Hold, now: number): Promise<Hold | null> {
  const card = await readDefaultCard(tx, hold.guestId)
  return moveHold(tx, hold, 'place', 'clock', now, {
    ...(card && { cardId: card.id }), ...(hold.status === 'refused' && { attempt: hold.attempt + 1, intentId: null, clientSecret: null }), problem: null,
  })
}

async function callProvider(deps: Deps, w: Work): Promise<HoldOutcome> {
  const { hold } = w
  const find = () => deps.cards.findHold({ holdId: hold.id, attempt: hold.attempt, customerId: w.customerId, intentId: hold.intentId })
  const place = () => deps.cards.placeHold({
    holdId: hold.id, attempt: hold.attempt, customerId: w.customerId, paymentMethodId: w.paymentMethodId, amount: money(hold.amountMinor, hold.currency), offSession: hold.offSession, description: 'TomoGolf hold',
  })
  switch (w.step) {
    case 'place': return place()
    case 'ask_provider': {
      // nothing but the first call itself can have reached the provider, and its key makes it the same call again
      const found = w.fresh ? { kind: 'not_found' as const } : await find()
      // the first call may still be on its way, so it is made again under its own key rather than believed never to have happened
      return found.kind === 'not_found' ? place() : found
    }
    case 'capture': {
      if (!w.capture || !hold.intentId) return { kind: 'unknown', cause: 'no capture was decided' }
      return deps.cards.capture({ captureId: w.capture.id, intentId: hold.intentId, amount: money(w.capture.amountMinor, hold.currency) })
    }
    case 'release': return hold.intentId ? deps.cards.release(hold.intentId) : find()
    case 'drop':
    case 'give_up': return closeProvider(deps, hold)
  }
}

/** Nothing of a given-up hold may stay open at the provider, or the bank could still authorise it. */
async function closeProvider(deps: Deps, hold: Hold): Promise<HoldOutcome> {
  if (!hold.intentId) return { kind: 'not_found' }
  const outcome = await deps.cards.release(hold.intentId)
  return outcome.kind === 'declined' ? { kind: 'not_found' } : outcome
}
