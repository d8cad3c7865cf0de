import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { listHoldsOf, type Hold } from '../holds/holds.repository.ts'
import type { Participation } from '../participations.repository.ts'
import { participations } from '../participations.table.ts'
import { companionName } from './companions.presenter.ts'
import { readCompanions, type Companion } from './companions.repository.ts'

/** A seat that a guest covers. `companion`: undefined once the name is erased. */
export type CompanionSeat = {
  readonly seat: Participation
  readonly companion: Companion | undefined
  readonly hold: Hold | undefined
}

/** The companions' seats of some own seats, in the order they were named. */
export async function readCompanionSeats(
  tx: Tx,
  leadIds: readonly string[],
): Promise<CompanionSeat[]> {
  if (leadIds.length === 0) return []
  const seats = await tx.orm
    .select()
    .from(participations)
    .where(inArray(participations.partyLeadId, [...leadIds]))
    .orderBy(asc(participations.agreedAt), asc(participations.id))
  const ids = seats.map(({ id }) => id)
  const companions = await readCompanions(tx, ids)
  const holds = await listHoldsOf(tx, ids)
  return seats.map((seat) => ({
    seat,
    companion: companions.get(seat.id),
    hold: holds.find(({ participationId }) => participationId === seat.id),
  }))
}

/** First name and initial of those who play on seats that a guest covers, by seat; '' once erased. */
export async function readCompanionNames(
  tx: Tx,
  seatIds: readonly string[],
): Promise<Map<string, string>> {
  if (seatIds.length === 0) return new Map()
  const seats = await tx.orm
    .select({ id: participations.id, partyLeadId: participations.partyLeadId })
    .from(participations)
    .where(and(inArray(participations.id, [...seatIds]), isNotNull(participations.partyLeadId)))
  const companions = await readCompanions(
    tx,
    seats.map(({ id }) => id),
  )
  return new Map(seats.map((seat) => [seat.id, companionName(seat, companions) ?? '']))
}
