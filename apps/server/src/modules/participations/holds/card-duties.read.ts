import { and, count, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm'
import { CHARGE_OPEN } from '@tomogolf/domain/machines/charge-machine'
import { holdMachine, type HoldState } from '@tomogolf/domain/machines/hold-machine'
import type { ParticipationState } from '@tomogolf/domain/machines/participation-machine'
import type { Tx } from '../../../platform/database/database.ts'
import type { CardDuties } from '../../cards/card-ports.types.ts'
import { games } from '../../games/games.table.ts'
import { cases } from '../cases/cases.table.ts'
import { charges } from '../charges/charges.table.ts'
import { participations } from '../participations.table.ts'
import { holds } from './holds.table.ts'

/** States in which the provider may be using the card now, or the bank waits for the guest. */
const MOVING: readonly HoldState[] = ['placing', 'unknown', 'action_required']
/** After the game, before it is decided what the guest pays. */
const UNDECIDED: readonly ParticipationState[] = ['arrived', 'missing', 'unverified', 'disputed']
/** Kinds of cases that an operator may decide with a charge; debts have their own row. */
const CHARGEABLE_CASES = ['attendance', 'force_cancelled'] as const

/** What depends on the cards of a user: open holds, open cases and debts, as guest and as host. */
export async function readCardDuties(tx: Tx, userId: string): Promise<CardDuties> {
  const open = await tx.orm
    .select({ cardId: holds.cardId, status: holds.status })
    .from(holds)
    .where(and(eq(holds.guestId, userId), notInArray(holds.status, [...holdMachine.final])))
  const byCard = new Map<string, { open: number; moving: number }>()
  for (const { cardId, status } of open) {
    const known = byCard.get(cardId) ?? { open: 0, moving: 0 }
    byCard.set(cardId, {
      open: known.open + 1,
      moving: known.moving + (MOVING.includes(status) ? 1 : 0),
    })
  }
  const debts = await tx.orm
    .select({ cardId: charges.cardId, status: charges.status })
    .from(charges)
    .where(and(eq(charges.userId, userId), inArray(charges.status, [...CHARGE_OPEN])))
  return {
    holds: byCard,
    cases: (await countGuestCases(tx, userId)) + (await countHostCases(tx, userId)),
    debts: debts.length,
    chargingCardIds: new Set(
      debts.flatMap(({ cardId, status }) =>
        cardId !== null && status !== 'due' && status !== 'refused' ? [cardId] : [],
      ),
    ),
  }
}

/** Games in which it is undecided what the guest pays, and cases that are open beside them. */
async function countGuestCases(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.orm
    .select({ count: count() })
    .from(participations)
    .leftJoin(
      cases,
      and(
        eq(cases.participationId, participations.id),
        eq(cases.status, 'open'),
        inArray(cases.kind, [...CHARGEABLE_CASES]),
      ),
    )
    .where(
      and(
        eq(participations.guestId, userId),
        or(inArray(participations.status, [...UNDECIDED]), isNotNull(cases.id)),
      ),
    )
  return row?.count ?? 0
}

async function countHostCases(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.orm
    .select({ count: count() })
    .from(cases)
    .innerJoin(games, eq(games.id, cases.gameId))
    .where(and(eq(games.hostId, userId), eq(cases.kind, 'host_absent'), eq(cases.status, 'open')))
  return row?.count ?? 0
}
