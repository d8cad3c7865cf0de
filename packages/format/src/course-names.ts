import type { Language } from '@tomogolf/phrases/languages'

// a game that an earlier release cached for offline use has no Korean name
type CourseNames = {
  readonly courseName: string
  readonly courseNameJa?: string | null | undefined
  readonly courseNameKo?: string | null | undefined
}

/**
 * The name that readers of a language see first, then the other name or null: Japanese and Chinese
 * readers see the Japanese name, Korean readers Hangul.
 */
export function courseNames(
  { courseName, courseNameJa = null, courseNameKo }: CourseNames,
  language: Language,
): readonly [string, string | null] {
  const own = language === 'ko' ? courseNameKo : language === 'en' ? null : courseNameJa
  return own && own !== courseName ? [own, courseName] : [courseName, courseNameJa]
}

/** The language of a name for the `lang` attribute; undefined where it is that of the page. */
export const courseNameLang = (
  name: string,
  { courseName, courseNameJa }: CourseNames,
): 'ja' | 'en' | undefined =>
  name === courseNameJa ? 'ja' : name === courseName ? 'en' : undefined

/** The name in the given language. */
export const courseNameIn = (game: CourseNames, language: Language): string =>
  courseNames(game, language)[0]
