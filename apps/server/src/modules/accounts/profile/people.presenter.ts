import type { z } from 'zod'
import type { HostDetail, Player } from '@tomogolf/contract/games.schemas'
import { displayName } from '@tomogolf/domain/profile'
import type { Person } from './people.read.ts'

/** The URL of a photo. */
export function photoUrl(photoId: string): string
export function photoUrl(photoId: string | null): string | null
export function photoUrl(photoId: string | null): string | null {
  return photoId === null ? null : `/api/photos/${photoId}`
}

/**
 * A user as others see them: first name and initial. A deleted account has neither; the page shows
 * a label instead.
 */
export function presentPlayer(person: Person, isHost: boolean): z.input<typeof Player> {
  return {
    id: person.id,
    username: person.username,
    firstName: person.firstName ?? '',
    lastName: [...(person.lastName?.trim() ?? '')][0]?.toUpperCase() ?? '',
    displayName: nameForOthers(person),
    rating: person.rating,
    ratingCount: person.ratingCount,
    languages: person.languages.join(','),
    avatarUrl: photoUrl(person.photoId),
    handicap: person.handicap,
    isHost,
  }
}
export const presentHost = (person: Person): z.input<typeof HostDetail> => ({
  ...presentPlayer(person, true),
  gamesHosted: person.gamesHosted,
  languageCodes: person.languages,
})
/** First name and initial, else the username, else an empty text: for messages to other users. */
export const nameForOthers = (
  person: Pick<Person, 'firstName' | 'lastName' | 'username'>,
): string => displayName(person.firstName, person.lastName) || (person.username ?? '')
