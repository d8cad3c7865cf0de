import type { HoldPlan } from '@tomogolf/domain/hold-plan'
import { threeDSecureOf, type Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { PaymentRequest } from '../../../platform/payments/card-provider.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { Card } from '../../cards/cards.repository.ts'
import type { Hold } from '../holds/holds.repository.ts'
import { consentOf, type Consent } from '../consent.policy.ts'
import { paymentRequestFor } from '../payment-request.policy.ts'
import type { GameRow, Participation } from '../participations.repository.ts'

/** A seat with the terms that the guest agreed to, now or when asking or waiting for it. */
export const newParticipation = (
  game: GameRow,
  consent: Consent,
  taken: Pick<Participation, 'guestId' | 'agreedAt' | 'undoUntil'> &
    Partial<Pick<Participation, 'partyLeadId' | 'substituteFor'>>,
): Participation => ({
  id: newId(),
  gameId: game.id,
  status: 'reserved',
  ...consentOf(consent),
  partyLeadId: null,
  substituteFor: null,
  ...taken,
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

export type SeatPlan = {
  readonly game: GameRow
  readonly card: Card
  readonly plan: HoldPlan
  readonly settings: Settings
  readonly now: Instant
  /** The guest is here: a hold that is placed now may ask the bank, and confirms the seat. */
  readonly isOnSession: boolean
}
/**
 * A seat and its hold: reserved until a hold placed at once stands, else confirmed. The hold of a
 * companion follows when the one before it stands: a refused card then leaves nothing to release.
 */
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
    {
      now,
      placeAt: plan.kind === 'now' ? now : plan.placeAt,
      isImmediate,
      isFirst: reserved.partyLeadId === null,
    },
  )
  return { participation, hold }
}

/** The hold of a seat: placed at once, or scheduled for `placeAt`. */
const newHold = (
  participation: Participation,
  payment: PaymentRequest,
  cardId: string,
  timing: { now: Instant; placeAt: Instant; isImmediate: boolean; isFirst: boolean },
): Hold => ({
  id: newId(),
  participationId: participation.id,
  guestId: participation.guestId,
  cardId,
  status: timing.isImmediate && timing.isFirst ? 'placing' : 'scheduled',
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
