import type { Language } from '@tomogolf/phrases/languages'

// `placeJa` is missing in games that an earlier release cached for offline use
type GamePlace = {
  readonly municipality: string | null
  readonly prefecture: string | null
  readonly placeJa?: string | null | undefined
}

/** 千葉県君津市 in Japanese and Chinese; null in other languages and when unknown. */
export const placeInKanji = ({ placeJa }: GamePlace, language: Language): string | null =>
  ((language === 'ja' || language === 'zh') && placeJa) || null

/**
 * Where a game is played: 千葉県君津市 in Japanese and Chinese, else "Kimitsu City, Chiba". Empty
 * when the host entered the course as free text.
 */
export const gamePlace = (game: GamePlace, language: Language): string =>
  placeInKanji(game, language) ?? [game.municipality, game.prefecture].filter(Boolean).join(', ')
