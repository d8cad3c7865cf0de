import type { z } from 'zod'
import type { PlayerName, ViewerNames } from '@tomogolf/contract/participations.schemas'
import { proposeKatakana, proposeLatin } from '@tomogolf/domain/katakana/propose-katakana'
import { namesCloseAt, namesDueAt, type NamesGame } from '@tomogolf/domain/player-names/list-times'
import { GENDERS, displayName } from '@tomogolf/domain/profile'
import type { Settings } from '@tomogolf/domain/settings'
import { iso } from '@tomogolf/domain/time'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import type { Companion } from '../companions/companions.repository.ts'
import type { CourseName, NameState } from './names.read.ts'
import type { NameSeat } from './names.repository.ts'

export const presentViewerNames = (
  game: NamesGame,
  states: readonly NameState[],
  { userId, isHost }: { userId: string; isHost: boolean },
  settings: Settings,
): z.input<typeof ViewerNames> => ({
  dueAt: iso(namesDueAt(game, settings)),
  closesAt: iso(namesCloseAt(game.teeTime, settings)),
  given: states.some((state) => state.guestId === userId && !state.isCompanion && state.ready),
  guests: isHost ? states.map(({ displayName, ready }) => ({ displayName, ready })) : null,
})

const genderOf = ({ gender }: CourseName) => GENDERS.find((known) => known === gender) ?? null

/** The host's own name is proposed where the host has not written it. */
export const presentHostName = (name: CourseName): z.input<typeof PlayerName> => ({
  role: 'host',
  displayName: nameForOthers({ ...name, username: null }),
  companionOf: null,
  languages: [],
  latin: name.nameLatin ?? proposeLatin(name),
  katakana: name.nameKatakana ?? proposeKatakana(name),
  gender: genderOf(name),
  handicap: name.handicap,
  clubs: name.clubs ?? 'own',
})
/** Nothing but the public name before the guest has agreed. */
export function presentGuestName(name: CourseName, seat: NameSeat): z.input<typeof PlayerName> {
  const shared = seat.nameSharedAt !== null
  return {
    role: 'guest',
    displayName: nameForOthers({ ...name, username: null }),
    companionOf: null,
    languages: [],
    latin: shared ? name.nameLatin : null,
    katakana: shared ? name.nameKatakana : null,
    gender: shared ? genderOf(name) : null,
    handicap: shared ? name.handicap : null,
    clubs: shared ? seat.clubs : null,
  }
}

/** The names of one party are mostly of one country. */
const withCountry = ({ country }: CourseName, companion: Companion) => ({ ...companion, country })

/** For the guest's own card: what to show at the front desk. */
export const presentCompanionOnCard = (
  guest: CourseName,
  companion: Companion,
): { latin: string | null; katakana: string | null } => {
  const name = withCountry(guest, companion)
  return { latin: proposeLatin(name), katakana: proposeKatakana(name) }
}

/** The name as the guest wrote it, and its reading by rule: a companion has no profile. */
export function presentCompanionName(
  guest: CourseName,
  seat: NameSeat,
  companion: Companion | undefined,
): z.input<typeof PlayerName> {
  const shared = seat.nameSharedAt !== null && companion !== undefined
  const name = companion && withCountry(guest, companion)
  return {
    role: 'guest',
    displayName: name ? displayName(name.firstName, name.lastName) : '',
    companionOf: nameForOthers({ ...guest, username: null }),
    languages: companion ? [...companion.languages] : [],
    latin: shared ? proposeLatin(name!) : null,
    katakana: shared ? proposeKatakana(name!) : null,
    gender: shared ? companion.gender : null,
    handicap: null,
    clubs: null,
  }
}
