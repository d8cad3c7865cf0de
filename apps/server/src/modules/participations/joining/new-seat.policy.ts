import { POLICY_VERSION, type Terms } from '@tomogolf/domain/pricing'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { PaymentRequest } from '../../../platform/payments/card-provider.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { Hold } from '../holds/holds.repository.ts'
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

/** The hold of a seat: placed at once, or scheduled for `placeAt`. */
export const newHold = (
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
