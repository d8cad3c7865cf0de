import type { Language } from '@tomogolf/phrases/languages'

type CourseNames = {
  readonly courseName: string
  readonly courseNameJa?: string | null | undefined
}

/** The name in the reader's language first, then the other one or null. */
export const courseNames = (
  { courseName, courseNameJa = null }: CourseNames,
  language: Language,
): readonly [string, string | null] =>
  language === 'ja' && courseNameJa ? [courseNameJa, courseName] : [courseName, courseNameJa]

/** The one name for use in a sentence. */
export const courseNameIn = (game: CourseNames, language: Language): string =>
  courseNames(game, language)[0]
