import type { Language } from '@tomogolf/phrases/languages'
import { courseNameLang, courseNames } from '@tomogolf/format/course-names'

type Named = { name: string; nameJa: string; nameKo: string }
type Placed = {
  prefecture: string
  placeKo: string
  prefectureJa: string
  municipality: string
  municipalityJa: string
}
type ShownNames = {
  first: string
  firstLang: 'en' | 'ja' | undefined
  second: string | null
  secondLang: 'en' | 'ja' | undefined
}
/** The name of a course for the readers of a language, and its other name below. */
export function namesOf({ name, nameJa, nameKo }: Named, language: Language): ShownNames {
  const names = { courseName: name, courseNameJa: nameJa, courseNameKo: nameKo }
  const [first, second] = courseNames(names, language)
  return {
    first,
    firstLang: courseNameLang(first, names),
    second,
    secondLang: courseNameLang(second ?? '', names),
  }
}

/** Break opportunities in a long Japanese course name: アドニス小川｜カントリー｜倶楽部. */
export const withBreakOpportunities = (name: string): string =>
  name.replace(
    /(?<=.)(?:カントリー|ゴルフ|倶楽部|クラブ|コース|リゾート|リンクス|ソサエティ)/g,
    '\u200B$&',
  )

/** "Kimitsu City, Chiba", 千葉県君津市 in Japanese and Chinese, 지바현 기미쓰시. */
export function placeOf(course: Placed, language: Language): string {
  if (language === 'ja' || language === 'zh')
    return `${course.prefectureJa}${course.municipalityJa}`
  return language === 'ko' ? course.placeKo : `${course.municipality}, ${course.prefecture}`
}
