import type { Language } from '@tomogolf/phrases/languages'

// `placeJa` and `placeKo` are missing in games that an earlier release cached for offline use
type PlaceNames = {
  readonly placeJa?: string | null | undefined
  readonly placeKo?: string | null | undefined
}
type GamePlace = PlaceNames & {
  readonly municipality: string | null
  readonly prefecture: string | null
}

/** 千葉県君津市 in Japanese and Chinese, 지바현 기미쓰시 in Korean; null in English and when unknown. */
export const placeInOwnScript = (
  { placeJa, placeKo }: PlaceNames,
  language: Language,
): string | null => (language === 'en' ? null : language === 'ko' ? placeKo : placeJa) || null

/**
 * Where a game is played, in the script of the language, else "Kimitsu City, Chiba". Empty when the
 * host entered the course as free text.
 */
export const gamePlace = (game: GamePlace, language: Language): string =>
  placeInOwnScript(game, language) ??
  [game.municipality, game.prefecture].filter(Boolean).join(', ')
