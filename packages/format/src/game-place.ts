import type { Language } from '@tomogolf/phrases/languages'

// what an earlier release has left for use without a network does not know the place in Japanese
type Placed = {
  readonly municipality: string | null
  readonly prefecture: string | null
  readonly placeJa?: string | null | undefined
}

/** 千葉県君津市, for those who read it more easily than its romaji; null where it is not known. */
export const placeInKanji = ({ placeJa }: Placed, language: Language): string | null =>
  ((language === 'ja' || language === 'zh') && placeJa) || null

/** Where a game is played: 千葉県君津市 in Japanese and Chinese, else "Kimitsu City, Chiba". Empty where only the host's own words are known. */
export const gamePlace = (game: Placed, language: Language): string =>
  placeInKanji(game, language) ?? [game.municipality, game.prefecture].filter(Boolean).join(', ')
