import type { LanguageCode } from '@tomogolf/domain/people/language-codes'
import { isName, normaliseName } from '@tomogolf/domain/people/person-name'
import type { NewCompanion } from '../../lib/party/party.ts'

/** A companion as far as the form is filled in. */
export type CompanionDraft = {
  readonly firstName: string
  readonly lastName: string
  readonly isAdult: boolean
  /** Only women-only games ask. */
  readonly isWoman: boolean
  readonly languages: readonly LanguageCode[]
}

export const newDraft = (languages: readonly LanguageCode[]): CompanionDraft => ({
  firstName: '',
  lastName: '',
  isAdult: false,
  isWoman: false,
  languages: languages.length > 0 ? languages : ['en'],
})

/** The companion to send; null while something is missing. */
export function toCompanion(
  { firstName, lastName, isAdult, isWoman, languages }: CompanionDraft,
  womenOnly: boolean,
): NewCompanion | null {
  const [first, last] = [normaliseName(firstName), normaliseName(lastName)]
  const isNamed = isName(first) && isName(last)
  if (!isNamed || !isAdult || languages.length === 0 || (womenOnly && !isWoman)) return null
  return {
    firstName: first,
    lastName: last,
    adult: true,
    languages: [...languages],
    ...(womenOnly && { gender: 'female' as const }),
  }
}

/** All companions to send; null while one is not complete. */
export function toCompanions(
  drafts: readonly CompanionDraft[],
  womenOnly: boolean,
): NewCompanion[] | null {
  const companions = drafts.flatMap((draft) => toCompanion(draft, womenOnly) ?? [])
  return companions.length === drafts.length ? companions : null
}
