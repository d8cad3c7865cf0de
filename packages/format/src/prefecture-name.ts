import { PREFECTURES } from '@tomogolf/artwork/prefectures.data'
import type { Language } from '@tomogolf/phrases/languages'

const byEnglishName = new Map(PREFECTURES.map((prefecture) => [prefecture.en, prefecture]))

/** A prefecture in the page's language, from its English name: "Chiba" → 千葉, 지바, 千叶. */
export const prefectureName = (englishName: string, language: Language): string =>
  byEnglishName.get(englishName)?.[language] ?? englishName
