import { inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { ProfileRow } from '../../accounts/accounts.repository.ts'
import { profiles } from '../../accounts/accounts.table.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { companionName } from '../companions/companions.presenter.ts'
import { readCompanions } from '../companions/companions.repository.ts'
import { participations } from '../participations.table.ts'
import { listNameSeats } from './names.repository.ts'

/** What courses ask for about a player. Complete: only the host's list may send it out. */
export type CourseName = Pick<
  ProfileRow,
  | 'userId'
  | 'firstName'
  | 'lastName'
  | 'country'
  | 'gender'
  | 'handicap'
  | 'nameLatin'
  | 'nameKatakana'
  | 'familyNameKanji'
  | 'clubs'
>
export async function readCourseNames(
  tx: Tx,
  userIds: readonly string[],
): Promise<Map<string, CourseName>> {
  const { userId, firstName, lastName, country, gender, handicap, nameLatin, nameKatakana } =
    profiles
  const { familyNameKanji, clubs } = profiles
  const rows = await tx.orm
    .select({
      userId,
      firstName,
      lastName,
      country,
      gender,
      handicap,
      nameLatin,
      nameKatakana,
      familyNameKanji,
      clubs,
    })
    .from(profiles)
    .where(inArray(profiles.userId, [...new Set(userIds)]))
  return new Map(rows.map((row) => [row.userId, row]))
}

/** A guest as far as the host may know before opening the list. */
export type NameState = {
  readonly guestId: string
  readonly isCompanion: boolean
  readonly displayName: string
  readonly ready: boolean
}
/** Who has given a name, by game id. */
export async function readNameStates(
  tx: Tx,
  gameIds: readonly string[],
): Promise<(gameId: string) => NameState[]> {
  const seats = await listNameSeats(tx, gameIds)
  const guestIds = seats.map(({ guestId }) => guestId)
  const people = await readPeople(tx, guestIds)
  const companions = await readCompanions(
    tx,
    seats.map(({ id }) => id),
  )
  const names = guestIds.length
    ? await readCourseNames(tx, guestIds)
    : new Map<string, CourseName>()
  return (gameId) =>
    seats
      .filter((seat) => seat.gameId === gameId)
      .map((seat) => {
        const { guestId, nameSharedAt } = seat
        const companion = companionName(seat, companions)
        return {
          guestId,
          isCompanion: companion !== null,
          displayName: companion ?? nameForOthers(people.get(guestId)!),
          ready: nameSharedAt !== null && (companion !== null || isNamed(names.get(guestId))),
        }
      })
}
export const isNamed = (name: CourseName | undefined): boolean =>
  name !== undefined && name.nameLatin !== null && name.nameKatakana !== null
/** Whether the course would not get the name of a guest; the negation of `NameState.ready`. */
export const lacksCourseName = (): SQL =>
  or(
    isNull(participations.nameSharedAt),
    isNull(profiles.nameLatin),
    isNull(profiles.nameKatakana),
  )!
