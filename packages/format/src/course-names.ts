import type { Language } from '@tomogolf/phrases/languages'

type Named = { readonly courseName: string; readonly courseNameJa?: string | null | undefined }

/** The names of a game's course: first as the reader's language has it, then the other one, where there is one. */
export const courseNames = (
  { courseName, courseNameJa = null }: Named,
  language: Language,
): readonly [string, string | null] =>
  language === 'ja' && courseNameJa ? [courseNameJa, courseName] : [courseName, courseNameJa]
/** The name that goes into a sentence. */
export const courseNameIn = (game: Named, language: Language): string =>
  courseNames(game, language)[0]
