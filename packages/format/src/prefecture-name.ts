import { PREFECTURES } from '@tomogolf/artwork/prefectures'
import type { Language } from '@tomogolf/phrases/languages'

const byEnglish = new Map(PREFECTURES.map((prefecture) => [prefecture.en, prefecture]))

/** A prefecture by its English name of the course list, in the page's language: "Chiba" → 千葉, 지바, 千叶. */
export const prefectureName = (en: string, language: Language): string =>
  byEnglish.get(en)?.[language] ?? en
