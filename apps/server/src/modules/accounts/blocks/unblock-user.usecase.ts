import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readPeople } from '../profile/people.read.ts'
import { deleteBlock } from './blocks.repository.ts'

/** Removes the own block. One by the other person stays. */
export async function unblockUser(
  { db }: Pick<Deps, 'db'>,
  pair: { readonly blockerId: string; readonly blockedId: string },
): Promise<{ success: true } | Refused<'NOT_FOUND'>> {
  if (!(await readPeople(db, [pair.blockedId])).has(pair.blockedId)) return refuse('NOT_FOUND')
  await deleteBlock(db, pair)
  return { success: true }
}
