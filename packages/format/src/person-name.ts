import type { Language } from '@tomogolf/phrases/languages'

const EAST_ASIAN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

/** The full name. East Asian names put the family name first, without a space. */
export function fullName(first: string | null, last: string | null): string {
  const names = [first, last].filter((name) => name !== null)
  return names.some((name) => EAST_ASIAN.test(name)) ? names.toReversed().join('') : names.join(' ')
}

/** The order of the name fields of a form. */
export const nameFields = (language: Language) =>
  language === 'en' ? (['firstName', 'lastName'] as const) : (['lastName', 'firstName'] as const)
