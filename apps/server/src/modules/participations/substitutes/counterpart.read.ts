import { and, inArray, notInArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readParticipation, type Participation } from '../participations.repository.ts'
import { participations } from '../participations.table.ts'

/** The name of the guest whose seat a substitute took; null for an ordinary seat. */
export async function readReplacedName(
  tx: Tx,
  { substituteFor }: Participation,
): Promise<string | null> {
  const replaced = substituteFor === null ? undefined : await readParticipation(tx, substituteFor)
  return replaced ? readName(tx, replaced.guestId) : null
}

/** The names of the substitutes who took some seats, by the seat that was passed on. */
export async function readSubstituteNames(
  tx: Tx,
  seatIds: readonly string[],
): Promise<Map<string, string>> {
  if (seatIds.length === 0) return new Map()
  const rows = await tx.orm
    .select({ seatId: participations.substituteFor, guestId: participations.guestId })
    .from(participations)
    .where(
      and(
        inArray(participations.substituteFor, [...seatIds]),
        notInArray(participations.status, ['reserved', 'declined']),
      ),
    )
  const people = await readPeople(
    tx,
    rows.map(({ guestId }) => guestId),
  )
  return new Map(
    rows.flatMap(({ seatId, guestId }) => {
      const person = people.get(guestId)
      return seatId !== null && person ? [[seatId, nameForOthers(person)] as const] : []
    }),
  )
}

/** As other people see it. */
export async function readName(tx: Tx, userId: string): Promise<string> {
  const person = (await readPeople(tx, [userId])).get(userId)
  return person ? nameForOthers(person) : ''
}
