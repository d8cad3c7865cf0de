import type { Language } from '@tomogolf/phrases/languages'
import { prefectureName } from '@tomogolf/format/prefecture-name'

type Named = { name: string; nameJa: string }
type Placed = {
  prefecture: string
  prefectureJa: string
  municipality: string
  municipalityJa: string
}
/** The name of a course in the page's language, and its other name below. */
export const namesOf = (
  { name, nameJa }: Named,
  language: Language,
): { first: string; second: string; secondLang: 'en' | 'ja' } =>
  language === 'ja'
    ? { first: nameJa, second: name, secondLang: 'en' }
    : { first: name, second: nameJa, secondLang: 'ja' }

/** Break opportunities in a long Japanese course name: アドニス小川｜カントリー｜倶楽部. */
export const withBreakOpportunities = (name: string): string =>
  name.replace(
    /(?<=.)(?:カントリー|ゴルフ|倶楽部|クラブ|コース|リゾート|リンクス|ソサエティ)/g,
    '\u200B$&',
  )

/** "Kimitsu City, Chiba", 千葉県君津市, "지바, Kimitsu City", 千叶 君津市. */
export function placeOf(course: Placed, language: Language): string {
  const prefecture = prefectureName(course.prefecture, language)
  if (language === 'ja') return `${course.prefectureJa}${course.municipalityJa}`
  if (language === 'zh') return `${prefecture} ${course.municipalityJa}`
  return language === 'ko'
    ? `${prefecture}, ${course.municipality}`
    : `${course.municipality}, ${prefecture}`
}
