import { courseNames } from '@tomogolf/format/course-names'
import type { Language } from '@tomogolf/phrases/languages'

type Named = { name: string; nameJa: string; nameKo: string }
const MAX_LENGTH = 120

/**
 * A course as the value of a form: its name in the reader's script. The team may not read Hangul, so
 * the Latin name follows it where there is room.
 */
export function courseFieldValue({ name, nameJa, nameKo }: Named, language: Language): string {
  const [first] = courseNames(
    { courseName: name, courseNameJa: nameJa, courseNameKo: nameKo },
    language,
  )
  const both = `${first} (${name})`
  return language === 'ko' && first !== name && both.length <= MAX_LENGTH ? both : first
}
