import type { z } from 'zod'
import { GameBody } from '@tomogolf/contract/games.schemas'
import { fromMajor, money, toMajor } from '@tomogolf/domain/money'
import { fromJapanText, japanText } from '@tomogolf/domain/time'
import type { Game } from '../games.repository.ts'

export type GameInput = z.output<typeof GameBody>
export type GameColumns = Omit<GameInput, 'date' | 'price'> & Pick<Game, 'teeTime' | 'priceMinor'>

const trimmedOrNull = (value: string | null) => value?.trim() || null

/**
 * A host's form as columns: empty texts as null, the old meal flag derived from the meal package.
 * `priceRefusal` has checked the price.
 */
export function toColumns({ date, price, ...input }: GameInput): GameColumns {
  return {
    ...input,
    teeTime: fromJapanText(date)!,
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
    price: toMajor(money(game.priceMinor, game.currency)),
  }
  return Object.fromEntries(Object.keys(GameBody.shape).map((key) => [key, all[key]])) as GameInput
}
