import type { z } from 'zod'
import type { AdminGameRef, AdminPerson } from '@tomogolf/contract/admin/common.schemas'
import type { ReadySlots } from '@tomogolf/domain/conversation/ready-messages'
import { maskEmail } from '@tomogolf/domain/people/masking'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import type { GameStatus } from '@tomogolf/domain/game'
import { toMajor, type Currency } from '@tomogolf/domain/money'
import { iso, type Instant } from '@tomogolf/domain/time'
import { readyText } from '@tomogolf/format/ready-text'
import type { Translate } from '@tomogolf/phrases'
import { photoUrl } from '../accounts/profile/people.presenter.ts'

export type PersonDto = z.input<typeof AdminPerson>

/** A timestamp in rows of the `sql` tag: text or Date, depending on the engine. */
export type SqlTime = string | Date
export const sqlTimeToIso = (value: SqlTime): string => iso(new Date(value).getTime())

export const toAmountDto = (minor: number, currency: Currency) => ({
  amount: toMajor({ minor, currency }),
  currency,
})
export const toAmountDtoOrNull = (minor: number | null, currency: Currency | null) =>
  minor === null || currency === null ? null : toAmountDto(minor, currency)

type GameFields = {
  id: string
  courseName: string
  courseNameJa: string | null
  teeTime: Instant
  status: GameStatus
}
export const toGameDto = (game: GameFields): z.input<typeof AdminGameRef> => ({
  id: game.id,
  ...courseNamesOf(game),
  teeTime: iso(game.teeTime),
  status: game.status,
})

/** Columns of `users` and `profiles`; all null where an outer join found no person. */
export type PersonFields = {
  id: string | null
  email: string | null
  username: string | null
  firstName: string | null
  lastName: string | null
  photoId: string | null
}
/**
 * Operators see full names: first and last name, else the username, else the masked email address.
 */
export function toPersonDto(person: PersonFields): PersonDto {
  const email = maskEmail(person.email ?? '')
  return {
    id: person.id!,
    name: fullName(person) || person.username || email,
    email,
    avatarUrl: photoUrl(person.photoId),
  }
}
export const fullName = (person: { firstName: string | null; lastName: string | null }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ')

/** A copied message as operators read it: a ready one in their language. */
export const presentMessageText = (
  t: Translate,
  {
    text,
    readyId,
    slots,
  }: { text: string | null; readyId: string | null; slots: ReadySlots | null },
): string =>
  text ?? (readyId === null ? '' : (readyText(t, { id: readyId, slots: slots ?? {} }) ?? ''))
