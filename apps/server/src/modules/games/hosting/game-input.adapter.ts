import type { z } from 'zod'
import { GameBody } from '@tomogolf/contract/games.schemas'
import { fromMajor, money, toMajor } from '@tomogolf/domain/money'
import { defaultDecideAtOf } from '@tomogolf/domain/go-no-go'
import { fromJapanText, japanText, type Instant } from '@tomogolf/domain/time'
import type { Game } from '../games.repository.ts'

export type GameInput = z.output<typeof GameBody>
export type GameColumns = Omit<
  GameInput,
  'date' | 'decideAt' | 'headStart' | 'inviteOnly' | 'price'
> &
  Pick<Game, 'teeTime' | 'decideAt' | 'priceMinor'>

const trimmedOrNull = (value: string | null) => value?.trim() || null

/**
 * A host's form as columns: empty texts as null, the old meal flag derived from the meal package.
 * `priceRefusal` has checked the price.
 */
export function toColumns(
  { date, decideAt, headStart: _headStart, inviteOnly: _inviteOnly, price, ...input }: GameInput,
  { freeChangesUntil, now }: { readonly freeChangesUntil: Instant | null; readonly now: Instant },
): GameColumns {
  const teeTime = fromJapanText(date)!
  return {
    ...input,
    teeTime,
    decideAt:
      input.minPlayers === null
        ? null
        : decideAt === null
          ? defaultDecideAtOf({ teeTime, freeChangesUntil }, now)
          : fromJapanText(decideAt)!,
    priceMinor: fromMajor(price, input.currency).minor,
    notes: trimmedOrNull(input.notes),
    mealIncluded: input.mealIncluded || input.mealPackageType === 'included_in_fees',
    transportationDetails: input.transportationProvided
      ? trimmedOrNull(input.transportationDetails)
      : null,
    extras: [...new Set(input.extras)],
  }
}
/** A game as the form that creates it. */
export function toInput(game: Game): GameInput {
  const all: Record<string, unknown> = {
    ...game,
    date: japanText(game.teeTime),
    decideAt: game.decideAt === null ? null : japanText(game.decideAt),
    inviteOnly: game.inviteKey !== null,
    headStart: game.listedFrom !== null,
    price: toMajor(money(game.priceMinor, game.currency)),
  }
  return Object.fromEntries(Object.keys(GameBody.shape).map((key) => [key, all[key]])) as GameInput
}
