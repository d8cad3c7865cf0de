import type { z } from 'zod'
import type { JoinPreview } from '@tomogolf/contract/participations.schemas'
import type { WaitingPreview } from '@tomogolf/contract/waiting/waiting-list.schemas'
import { answerUntil } from '@tomogolf/domain/approval/join-request'
import { cardExpiryProblem, type Expiry } from '@tomogolf/domain/limits/card-expiry'
import { holdNotBefore, undecidedFreeUntil } from '@tomogolf/domain/go-no-go'
import type { HoldState } from '@tomogolf/domain/machines/hold-machine'
import { planHold } from '@tomogolf/domain/hold-plan'
import { freeLeaveUntil } from '@tomogolf/domain/leave'
import { substituteHoldPlan } from '@tomogolf/domain/leaving/substitute'
import { freeSeats } from '@tomogolf/domain/game'
import { mostSeats } from '@tomogolf/domain/party/party'
import { undoOffer } from '@tomogolf/domain/leaving/undo'
import { money } from '@tomogolf/domain/money'
import { POLICY_VERSION, priceParticipation } from '@tomogolf/domain/pricing'
import type { Settings } from '@tomogolf/domain/settings'
import { iso, type Instant } from '@tomogolf/domain/time'
import { waitingTerms, type WaitingTerms } from '@tomogolf/domain/waiting/waiting-list'
import type { Game } from '../games.repository.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'

export type PreviewCard = Expiry & { readonly brand: string }

/**
 * The terms of joining now, from the functions that price and plan the hold. `card`: the card for the
 * hold, when it is known. `undone`: the viewer has undone a join of this game. `alone`: without
 * companions. `hasInvited`: a seat was kept for a companion who did not come. A host who approves
 * guests answers later, so the undo is named as minutes after the acceptance. `replacedHold`: of the
 * seat that is passed on to the viewer.
 */
export function presentJoinPreview(
  game: Pick<
    Game,
    | 'priceMinor'
    | 'currency'
    | 'teeTime'
    | 'decideAt'
    | 'decision'
    | 'joining'
    | 'slots'
    | 'seatsTaken'
    | 'seatsOffered'
  >,
  settings: Settings,
  now: Instant,
  {
    card,
    undone,
    alone,
    hasInvited,
    replacedHold,
  }: {
    card: PreviewCard | undefined
    undone: boolean
    alone: boolean
    hasInvited: boolean
    replacedHold?: HoldState | undefined
  },
): z.input<typeof JoinPreview> {
  const terms = priceParticipation(money(game.priceMinor, game.currency), settings)
  const ordinary = planHold(
    {
      now,
      teeTime: game.teeTime,
      brand: card?.brand ?? '',
      currency: game.currency,
      notBefore: holdNotBefore(game),
    },
    settings,
  )
  const plan = replacedHold === undefined ? ordinary : substituteHoldPlan(ordinary, replacedHold)
  const placeAt = plan.kind === 'now' ? now : plan.placeAt
  const withoutUndo = freeLeaveUntil(
    game.teeTime,
    settings.departure_restriction_hours,
    undecidedFreeUntil(game, now),
  )
  const approves = game.joining === 'approve'
  const { freeUntil, undoMinutes } = undone
    ? { freeUntil: withoutUndo, undoMinutes: null }
    : approves
      ? { freeUntil: withoutUndo, undoMinutes: settings.undo_minutes || null }
      : undoOffer({ now, teeTime: game.teeTime, freeUntil: withoutUndo }, settings)
  return {
    price: presentAmount(terms.price),
    fee: presentAmount(terms.fee),
    hold: presentAmount(terms.hold),
    placement: plan.kind,
    placeAt: plan.kind === 'now' ? null : iso(plan.placeAt),
    freeUntil: iso(freeUntil),
    insideWindow: now > freeUntil,
    undoMinutes,
    answerUntil: approves ? iso(answerUntil(now, game.teeTime, settings)) : null,
    waiting: approves
      ? null
      : presentWaitingTerms(
          waitingTerms(
            { now, teeTime: game.teeTime, freeUntil: withoutUndo },
            { mayUndo: !undone, settings },
          ),
          mostSeats(game.slots, { alone: false, limit: settings.seats_per_guest }),
        ),
    policyVersion: POLICY_VERSION,
    mayInvite: !hasInvited,
    mostSeats: mostSeats(freeSeats(game), { alone, limit: settings.seats_per_guest }),
    cardExpiry: card ? cardExpiryProblem(card, { placeAt, teeTime: game.teeTime }, settings) : null,
  }
}

const presentWaitingTerms = (
  terms: WaitingTerms,
  most: number,
): z.input<typeof WaitingPreview> => ({
  ...terms,
  freeUntil: iso(terms.freeUntil),
  undoBefore: iso(terms.undoBefore),
  mostSeats: most,
})
