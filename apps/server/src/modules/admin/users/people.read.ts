import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { personColumns } from '../columns.read.ts'
import { toPersonDto, type PersonDto, type PersonFields } from '../dto.presenter.ts'
import { isAnyOf } from '../list-query.read.ts'

/** People by id, for "given by" and "decided by". */
export async function readPeople(
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<Map<string, PersonDto>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows: PersonFields[] = await tx.orm
    .select(personColumns())
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(isAnyOf(users.id, wanted))
  return new Map(rows.map((row) => [row.id!, toPersonDto(row)]))
}

/** The name of a person who acted; null without one, or when the account is deleted. */
export const nameFrom = (
  people: ReadonlyMap<string, PersonDto>,
  id: string | null,
): string | null => (id === null ? null : (people.get(id)?.name ?? null))

/** The name of a person who acted, or the id where the account is deleted. */
export const nameOrIdFrom = (
  people: ReadonlyMap<string, PersonDto>,
  id: string | null,
): string | null => (id === null ? null : (people.get(id)?.name ?? id))
