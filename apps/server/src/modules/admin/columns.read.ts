import { games } from '../games/games.table.ts'
import { profiles, users } from '../accounts/accounts.table.ts'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Columns of the game a row is about; see `toGameDto`. */
export const gameColumns = {
  id: games.id,
  courseName: games.courseName,
  courseNameJa: games.courseNameJa,
  teeTime: games.teeTime,
  status: games.status,
}

type UserTable = Record<'id' | 'email' | 'username', AnyPgColumn<{ data: string }>>
type ProfileTable = Record<'firstName' | 'lastName' | 'photoId', AnyPgColumn<{ data: string }>>
/** Columns of a person from `users` and `profiles`, or aliases of them; see `toPersonDto`. */
export const personColumns = (user: UserTable = users, profile: ProfileTable = profiles) => ({
  id: user.id,
  email: user.email,
  username: user.username,
  firstName: profile.firstName,
  lastName: profile.lastName,
  photoId: profile.photoId,
})
