import type { z } from 'zod'
import type { HostDetail, Player } from '@tomogolf/contract/games.schemas'
import { displayName } from '@tomogolf/domain/profile'
import type { Person } from './people.read.ts'

/** The address a photo is read at. */
export function photoUrl(photoId: string): string
export function photoUrl(photoId: string | null): string | null
export function photoUrl(photoId: string | null): string | null {
  return photoId === null ? null : `/api/photos/${photoId}`
}

/** How others see somebody: first name and initial. A person who left has neither; the page names them in the reader's language. */
export function presentPlayer(p: Person, isHost: boolean): z.input<typeof Player> {
  return {
    id: p.id,
    username: p.username,
    firstName: p.firstName ?? '',
    lastName: [...(p.lastName?.trim() ?? '')][0]?.toUpperCase() ?? '',
    displayName: nameForOthers(p),
    rating: p.rating,
    ratingCount: p.ratingCount,
    languages: p.languages.join(','),
    avatarUrl: photoUrl(p.photoId),
    isHost,
  }
}
export const presentHost = (p: Person): z.input<typeof HostDetail> => ({
  ...presentPlayer(p, true),
  gamesHosted: p.gamesHosted,
  handicap: p.handicap,
  languageCodes: p.languages,
})
/** First name and initial, else the username, else nothing: for messages to other people. */
export const nameForOthers = (p: Pick<Person, 'firstName' | 'lastName' | 'username'>): string =>
  displayName(p.firstName, p.lastName) || (p.username ?? '')
