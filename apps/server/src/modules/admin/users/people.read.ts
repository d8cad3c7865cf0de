import type { z } from 'zod'
import type { AdminPerson } from '@tomogolf/contract/admin.schemas'
import type { Tx } from '../../../platform/database/database.ts'
import { photoUrl } from '../../accounts/profile/people.presenter.ts'

export type WirePerson = z.input<typeof AdminPerson>
/** Columns of a person under a prefix, of `users` and `profiles` under the aliases given. */
export const personColumns = (prefix: string, u: string, p: string): string =>
  `${u}.id AS ${prefix}_id, ${u}.email AS ${prefix}_email, ${u}.username AS ${prefix}_username, ${p}.first_name AS ${prefix}_first, ${p}.last_name AS ${prefix}_last, ${p}.photo_id AS ${prefix}_photo`

type Columns<P extends string> = {
  [K in `${P}_${'id' | 'email' | 'username' | 'first' | 'last' | 'photo'}`]: string | null
}
export type PersonRow<P extends string> = Columns<P>

/** Names for operators are whole: first and last name, else the username, else the address. */
export function personOf<P extends string>(row: Columns<P>, prefix: P): WirePerson {
  const of = (name: 'id' | 'email' | 'username' | 'first' | 'last' | 'photo') =>
    row[`${prefix}_${name}` as keyof Columns<P>] as string | null
  const email = of('email') ?? ''
  return {
    id: of('id')!,
    name: [of('first'), of('last')].filter(Boolean).join(' ') || of('username') || email,
    email,
    avatarUrl: photoUrl(of('photo')),
  }
}

/** Names by id, for "by whom". */
export async function readNames(
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<Map<string, WirePerson>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const { rows } = await tx.executeSql<PersonRow<'u'>>(
    `SELECT ${personColumns('u', 'u', 'p')} FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = ANY($1::text[])`,
    [wanted],
  )
  return new Map(rows.map((row) => [row.u_id!, personOf(row, 'u')]))
}
