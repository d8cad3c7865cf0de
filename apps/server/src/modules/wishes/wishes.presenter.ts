import type { z } from 'zod'
import type { Wish } from '@tomogolf/contract/wishes/wishes.schemas'
import { iso, type Instant } from '@tomogolf/domain/time'
import { isListed } from '@tomogolf/domain/wishes/head-start'
import { priceParticipation } from '@tomogolf/domain/pricing'
import { money } from '@tomogolf/domain/money'
import type { Settings } from '@tomogolf/domain/settings'
import { toMessageGame } from '@tomogolf/messages/params'
import type { WishGame } from '@tomogolf/messages/wishes'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import type { OpenGame } from './wished-games.read.ts'
import { toInput } from './wish-terms.policy.ts'
import type { WishRow } from './wishes.repository.ts'

export const presentWish = (wish: WishRow): z.input<typeof Wish> => ({
  id: wish.id,
  ...toInput(wish),
  paused: wish.pausedAt !== null,
  createdAt: iso(wish.createdAt),
  endsAt: iso(wish.endsAt),
})

/** A game in an alert: public facts only. `others`: of its weekly series, which fit too. */
export const presentWishGame = (
  { game, host, facts }: OpenGame,
  settings: Settings,
  now: Instant,
  others: readonly OpenGame[] = [],
): WishGame => {
  const price = money(game.priceMinor, game.currency)
  return {
    ...toMessageGame(game),
    hostName: nameForOthers(host),
    location: game.location,
    price,
    fee: priceParticipation(price, settings).fee,
    free: facts.freeSeats,
    ...(others.length > 0 && { alsoAt: others.map((other) => ({ at: other.game.teeTime })) }),
    ...(game.listedFrom !== null &&
      !isListed(game, now) && { listedFrom: { at: game.listedFrom } }),
  }
}
