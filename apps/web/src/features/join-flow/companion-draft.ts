import type { LanguageCode } from '@tomogolf/domain/people/language-codes'
import { isName, normaliseName } from '@tomogolf/domain/people/person-name'
import type { NewCompanion } from '../../lib/party/party.ts'

/** A companion as far as the form is filled in. */
export type CompanionDraft = {
  /** The guest covers the spot, or invites the companion by a link. */
  readonly way: 'covered' | 'invited'
  readonly firstName: string
  readonly lastName: string
  readonly isAdult: boolean
  /** Only women-only games ask. */
  readonly isWoman: boolean
  readonly languages: readonly LanguageCode[]
}

export const newDraft = (languages: readonly LanguageCode[]): CompanionDraft => ({
  way: 'covered',
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

/** Companions who will join with their own accounts. */
export const invitedIn = (drafts: readonly CompanionDraft[]): number =>
  drafts.filter(({ way }) => way === 'invited').length

/** The covered companions to send; null while one is not complete. */
export function toCompanions(
  drafts: readonly CompanionDraft[],
  womenOnly: boolean,
): NewCompanion[] | null {
  const covered = drafts.filter(({ way }) => way === 'covered')
  const companions = covered.flatMap((draft) => toCompanion(draft, womenOnly) ?? [])
  return companions.length === covered.length ? companions : null
}

/** Guests wait only for companions whom they cover: the time of a link would run meanwhile. */
export const coverAll = (drafts: readonly CompanionDraft[]): readonly CompanionDraft[] =>
  drafts.map((draft) => ({ ...draft, way: 'covered' }))
