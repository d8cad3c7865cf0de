import type { Language } from '@tomogolf/phrases/languages'

type CourseNames = {
  readonly courseName: string
  readonly courseNameJa?: string | null | undefined
}

/** The name in the given language, then the other name or null. */
export const courseNames = (
  { courseName, courseNameJa = null }: CourseNames,
  language: Language,
): readonly [string, string | null] =>
  language === 'ja' && courseNameJa ? [courseNameJa, courseName] : [courseName, courseNameJa]

/** The name in the given language. */
export const courseNameIn = (game: CourseNames, language: Language): string =>
  courseNames(game, language)[0]
