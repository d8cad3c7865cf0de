import type { z } from 'zod'
import { GameBody } from '@tomogolf/contract/games.schemas'
import { fromMajor, money, toMajor } from '@tomogolf/domain/money'
import { fromJapanText, japanText } from '@tomogolf/domain/time'
import type { Game } from '../games.repository.ts'

export type Said = z.output<typeof GameBody>
export type Facts = Omit<Said, 'date' | 'price'> & Pick<Game, 'teeTime' | 'priceMinor'>

const text = (t: string | null) => t?.trim() || null

/** A host's form as columns: price rounded half up to the currency's decimals, empty texts as none, the old meal flag in step with the meal package. */
export function factsOf({ date, price, ...said }: Said): Facts {
  return {
    ...said,
    teeTime: fromJapanText(date)!,
    priceMinor: fromMajor(price, said.currency).minor,
    notes: text(said.notes),
    mealIncluded: said.mealIncluded || said.mealPackageType === 'included_in_fees',
    transportationDetails: said.transportationProvided ? text(said.transportationDetails) : null,
    extras: [...new Set(said.extras)],
  }
}
/** A game as the form its host would have filled in. */
export function formOf(game: Game): Said {
  const all: Record<string, unknown> = {
    ...game,
    date: japanText(game.teeTime),
    price: toMajor(money(game.priceMinor, game.currency)),
  }
  return Object.fromEntries(Object.keys(GameBody.shape).map((key) => [key, all[key]])) as Said
}
