import { useQuery } from '@tanstack/react-query'
import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import { isKatakanaName, normaliseKatakana } from '@tomogolf/domain/katakana/katakana-name'
import { isLatinName, normaliseLatinName } from '@tomogolf/domain/katakana/latin-name'
import {
  proposeKatakana,
  proposeLatin,
  type NameParts,
} from '@tomogolf/domain/katakana/propose-katakana'
import type { Clubs } from '@tomogolf/domain/player-names/clubs'
import { profileQuery, type Profile } from '../queries/profile.ts'

export type GivenName = BodyOf<'PUT /api/games/:id/name'>
/** What the guest has changed; absent fields keep what is known or proposed. */
export type NameEdits = { latin?: string; katakana?: string; clubs?: Clubs }
type Known = Pick<Profile, 'nameLatin' | 'nameKatakana' | 'clubs'> & NameParts

/** The guest's name as the course writes it. */
export type CourseName = {
  latin: string
  katakana: string
  clubs: Clubs
  /** The profile has both already: nothing to ask. */
  isRemembered: boolean
  isProposed: boolean
  isComplete: boolean
  /** The profile has no name yet. */
  isUnnamed: boolean
  problems: boolean
  edits: NameEdits
}

/** The guest's own spelling first, then the remembered one, then the proposal. */
function toCourseName(profile: Known | null, edits: NameEdits): CourseName {
  const proposed = profile && proposeKatakana(retyped(profile, edits))
  const latin = normaliseLatinName(
    edits.latin ?? profile?.nameLatin ?? (profile && proposeLatin(profile)) ?? '',
  )
  const own = edits.katakana ?? profile?.nameKatakana
  const katakana = normaliseKatakana(own ?? proposed ?? '')
  const isComplete = isLatinName(latin) && isKatakanaName(katakana)
  return {
    latin: edits.latin ?? latin,
    katakana: edits.katakana ?? katakana,
    clubs: edits.clubs ?? profile?.clubs ?? 'own',
    isRemembered: Boolean(profile?.nameLatin && profile.nameKatakana),
    isProposed: own === undefined || own === null,
    isComplete,
    isUnnamed: !profile?.firstName || !profile.lastName,
    problems:
      (latin !== '' && !isLatinName(latin)) || (katakana !== '' && !isKatakanaName(katakana)),
    edits,
  }
}
/** A name typed in Latin letters is proposed again, unless it is the one of the profile. */
function retyped(profile: Known, edits: NameEdits): NameParts {
  const latin = edits.latin?.trim()
  if (!latin || latin === proposeLatin(profile)) return profile
  const words = latin.split(/\s+/)
  return {
    firstName: words.slice(0, -1).join(' ') || null,
    lastName: words.at(-1) ?? null,
    country: profile.country,
  }
}

/** `typed`: the name that is being entered beside, in a profile that has none. */
export function useCourseName(edits: NameEdits, typed?: NameParts): CourseName {
  const { data: profile } = useQuery(profileQuery)
  return toCourseName(profile ? { ...profile, ...typed } : null, edits)
}

/** The name to send; null when it is not complete. */
export function givenName(profile: Profile | null, edits: NameEdits): GivenName | null {
  const { isComplete, latin, katakana, clubs } = toCourseName(profile, edits)
  return isComplete ? { agreed: true, latin, katakana, clubs } : null
}
