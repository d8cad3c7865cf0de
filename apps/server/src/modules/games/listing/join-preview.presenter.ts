import type { z } from 'zod'
import type { JoinPreview } from '@tomogolf/contract/participations.schemas'
import { cardExpiryProblem, type Expiry } from '@tomogolf/domain/limits/card-expiry'
import { holdNotBefore, undecidedFreeUntil } from '@tomogolf/domain/go-no-go'
import { planHold } from '@tomogolf/domain/hold-plan'
import { freeLeaveUntil } from '@tomogolf/domain/leave'
import { money } from '@tomogolf/domain/money'
import { POLICY_VERSION, priceParticipation } from '@tomogolf/domain/pricing'
import type { Settings } from '@tomogolf/domain/settings'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Game } from '../games.repository.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'

export type PreviewCard = Expiry & { readonly brand: string }

/**
 * The terms of joining now, from the functions that price and plan the hold. `card`: the card for the
 * hold, when it is known.
 */
export function presentJoinPreview(
  game: Pick<Game, 'priceMinor' | 'currency' | 'teeTime' | 'decideAt' | 'decision'>,
  settings: Settings,
  now: Instant,
  card: PreviewCard | undefined,
): z.input<typeof JoinPreview> {
  const terms = priceParticipation(money(game.priceMinor, game.currency), settings)
  const plan = planHold(
    {
      now,
      teeTime: game.teeTime,
      brand: card?.brand ?? '',
      currency: game.currency,
      notBefore: holdNotBefore(game),
    },
    settings,
  )
  const placeAt = plan.kind === 'now' ? now : plan.placeAt
  const freeUntil = freeLeaveUntil(
    game.teeTime,
    settings.departure_restriction_hours,
    undecidedFreeUntil(game, now),
  )
  return {
    price: presentAmount(terms.price),
    fee: presentAmount(terms.fee),
    hold: presentAmount(terms.hold),
    placement: plan.kind,
    placeAt: plan.kind === 'now' ? null : iso(plan.placeAt),
    freeUntil: iso(freeUntil),
    insideWindow: now > freeUntil,
    policyVersion: POLICY_VERSION,
    cardExpiry: card ? cardExpiryProblem(card, { placeAt, teeTime: game.teeTime }, settings) : null,
  }
}
