import type { HoldPlan } from '@tomogolf/domain/hold-plan'
import { money } from '@tomogolf/domain/money'
import { POLICY_VERSION, type Terms } from '@tomogolf/domain/pricing'
import { threeDSecureOf, type Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { PaymentRequest } from '../../../platform/payments/card-provider.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { Card } from '../../cards/cards.repository.ts'
import type { Hold } from '../holds/holds.repository.ts'
import { paymentRequestFor } from '../payment-request.policy.ts'
import type { GameRow, Participation } from '../participations.repository.ts'

/** A seat with the terms that the guest agreed to, frozen. */
export const newParticipation = (
  game: GameRow,
  terms: Terms,
  settings: Settings,
  agreed: Pick<
    Participation,
    | 'guestId'
    | 'agreedAt'
    | 'agreedIp'
    | 'agreedLanguage'
    | 'agreedText'
    | 'agreedPolicy'
    | 'nameSharedAt'
    | 'clubs'
    | 'undoUntil'
  >,
): Participation => ({
  id: newId(),
  gameId: game.id,
  status: 'reserved',
  currency: game.currency,
  priceMinor: terms.price.minor,
  feeMinor: terms.fee.minor,
  holdMinor: terms.hold.minor,
  feePercent: settings.platform_fee_percent,
  windowHours: settings.departure_restriction_hours,
  policyVersion: POLICY_VERSION,
  ...agreed,
  freeExit: false,
  freeExitUntil: null,
  agreedTeeTime: game.teeTime,
  refillKeepsFee: null,
  refilledBy: null,
  refilledAt: null,
  endedAt: null,
  checkedInAt: null,
  checkInBy: null,
  missingAt: null,
  statementUntil: null,
  statement: null,
  statementAt: null,
})

/** What a guest agreed to before there was a seat, when asking or waiting for one. */
type Consent = Pick<
  Participation,
  | 'guestId'
  | 'currency'
  | 'priceMinor'
  | 'feeMinor'
  | 'holdMinor'
  | 'feePercent'
  | 'windowHours'
  | 'policyVersion'
  | 'agreedIp'
  | 'agreedLanguage'
  | 'agreedText'
  | 'agreedPolicy'
  | 'nameSharedAt'
  | 'clubs'
>
/** A seat with the terms of an earlier consent. */
export function seatOfConsent(
  game: GameRow,
  consent: Consent,
  settings: Settings,
  taken: Pick<Participation, 'agreedAt' | 'undoUntil'>,
): Participation {
  const amount = (minor: number) => money(minor, consent.currency)
  const terms = {
    price: amount(consent.priceMinor),
    fee: amount(consent.feeMinor),
    hold: amount(consent.holdMinor),
  }
  return {
    ...newParticipation(game, terms, settings, {
      guestId: consent.guestId,
      agreedIp: consent.agreedIp,
      agreedLanguage: consent.agreedLanguage,
      agreedText: consent.agreedText,
      agreedPolicy: consent.agreedPolicy,
      nameSharedAt: consent.nameSharedAt,
      clubs: consent.clubs,
      ...taken,
    }),
    feePercent: consent.feePercent,
    windowHours: consent.windowHours,
    policyVersion: consent.policyVersion,
  }
}

export type SeatPlan = {
  readonly game: GameRow
  readonly card: Card
  readonly plan: HoldPlan
  readonly settings: Settings
  readonly now: Instant
  /** The guest is here: a hold that is placed now may ask the bank, and confirms the seat. */
  readonly isOnSession: boolean
}
/** A seat and its hold: reserved until a hold placed at once stands, else confirmed. */
export function newSeat(
  reserved: Participation,
  { game, card, plan, settings, now, isOnSession }: SeatPlan,
): { participation: Participation; hold: Hold } {
  const isImmediate = plan.kind === 'now' && isOnSession
  const participation: Participation = isImmediate ? reserved : { ...reserved, status: 'confirmed' }
  const hold = newHold(
    participation,
    paymentRequestFor(game, !isImmediate, threeDSecureOf(settings)),
    card.id,
    { now, placeAt: plan.kind === 'now' ? now : plan.placeAt, isImmediate },
  )
  return { participation, hold }
}

/** The hold of a seat: placed at once, or scheduled for `placeAt`. */
const newHold = (
  participation: Participation,
  payment: PaymentRequest,
  cardId: string,
  timing: { now: Instant; placeAt: Instant; isImmediate: boolean },
): Hold => ({
  id: newId(),
  participationId: participation.id,
  guestId: participation.guestId,
  cardId,
  status: timing.isImmediate ? 'placing' : 'scheduled',
  goal: 'keep',
  currency: participation.currency,
  amountMinor: participation.holdMinor,
  feeMinor: participation.feeMinor,
  placeAt: timing.placeAt,
  giveUpAt: null,
  attempt: 1,
  offSession: !timing.isImmediate,
  ...payment,
  intentId: null,
  clientSecret: null,
  captureBefore: null,
  authorisedAt: null,
  problem: null,
  createdAt: timing.now,
  updatedAt: timing.now,
})
