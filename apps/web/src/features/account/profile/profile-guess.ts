import { LANGUAGE_CODES, type LanguageCode } from '@tomogolf/domain/people/language-codes'
import type { Language } from '@tomogolf/phrases/languages'

const COUNTRY_OF: Partial<Record<Language, string>> = { ja: 'JP', ko: 'KR' }

/**
 * What the browser's languages (BCP 47, the preferred one first) and the page's language tell about
 * a new user. The user sees and may change both.
 */
export function guessFrom(
  browser: readonly string[],
  page: Language,
  most: number,
): { country: string; languages: LanguageCode[] } {
  const regions = browser.map((tag) => /-([A-Z]{2})(?:-|$)/.exec(tag)?.[1])
  const spoken = [page, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())]
  return {
    country: regions.find((region) => region !== undefined) ?? COUNTRY_OF[page] ?? '',
    languages: LANGUAGE_CODES.filter((code) => spoken.includes(code)).slice(0, most),
  }
}
