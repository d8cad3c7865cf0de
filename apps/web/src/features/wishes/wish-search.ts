import { SKILL_LEVELS, type SkillLevel } from '@tomogolf/domain/game'
import { LANGUAGE_CODES, type LanguageCode } from '@tomogolf/domain/people/language-codes'
import { parseRange, serializeRange } from '@tomogolf/ui/calendar/day-range.ts'
import { checked, oneOf, text, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'

/** What another page prefills the form with. */
export type WishSearch = {
  area?: string
  /** One day, or `from,to`. */
  date?: string
  price?: number
  level?: SkillLevel
  language?: LanguageCode
}
/**
 * Parses the search parameters. Invalid ones are dropped, never an error. The form checks the area:
 * the table of places is not part of the first load.
 */
export function wishSearch(raw: Record<string, unknown>): WishSearch {
  const days = parseRange(text(raw.date))
  return checked({
    area: text(raw.area, 80),
    date: days ? serializeRange(days) : undefined,
    price: wholeNumber(raw.price),
    level: oneOf(raw.level, SKILL_LEVELS),
    language: oneOf(raw.language, LANGUAGE_CODES),
  })
}
