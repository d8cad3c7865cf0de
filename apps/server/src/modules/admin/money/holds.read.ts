import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminHoldQuery, AdminHoldRow } from '@tomogolf/contract/admin/money.schemas'
import type { Figures } from '@tomogolf/domain/payments/figures'
import type { Currency } from '@tomogolf/domain/money'
import { participationMachine } from '@tomogolf/domain/machines/participation-machine'
import { holdProgress } from '@tomogolf/domain/payments/stuck'
import { iso, type Instant, isoOrNull } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { cards } from '../../cards/cards.table.ts'
import { games } from '../../games/games.table.ts'
import { captures, holds } from '../../participations/holds/holds.table.ts'
import { readFigures } from '../../participations/ledger/figures.read.ts'
import { participations } from '../../participations/participations.table.ts'
import { gameColumns, personColumns } from '../columns.read.ts'
import { toAmountDto, toAmountDtoOrNull, toGameDto, toPersonDto } from '../dto.presenter.ts'
import {
  equals,
  isAnyOf,
  readAll,
  readPage,
  searchFor,
  type ListFilter,
  type ListResult,
  type ListSource,
  type SearchScope,
} from '../list-query.read.ts'
import { HOLD_SEARCH } from './money-search.read.ts'
import { awaitsOperator, expiresSoon } from './decisions.read.ts'

export type HoldQuery = z.output<typeof AdminHoldQuery> & SearchScope
type HoldDto = z.input<typeof AdminHoldRow>
type Row = Awaited<ReturnType<typeof readHoldsByIds>>[number]

const readHoldsByIds = (tx: Tx, ids: readonly string[]) =>
  tx.orm
    .select({
      id: holds.id,
      hold: holds,
      participationStatus: participations.status,
      policyVersion: participations.policyVersion,
      game: gameColumns,
      guest: personColumns(),
      card: { brand: cards.brand, last4: cards.last4 },
      capture: {
        id: captures.id,
        amountMinor: captures.amountMinor,
        basis: captures.basis,
        reason: captures.reason,
      },
    })
    .from(holds)
    .innerJoin(participations, eq(participations.id, holds.participationId))
    .innerJoin(games, eq(games.id, participations.gameId))
    .innerJoin(users, eq(users.id, holds.guestId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(cards, eq(cards.id, holds.cardId))
    .leftJoin(captures, and(eq(captures.holdId, holds.id), eq(captures.status, 'succeeded')))
    .where(isAnyOf(holds.id, ids))

const SOURCE: ListSource<'captureBefore' | 'createdAt', Row> = {
  table: holds,
  key: holds.id,
  sorts: { captureBefore: holds.captureBefore, createdAt: holds.createdAt },
  defaultSort: '-createdAt',
  nullable: ['captureBefore'],
  readByIds: readHoldsByIds,
}

function viewCondition(tx: Tx, view: HoldQuery['view'], now: Instant) {
  switch (view) {
    case 'waiting':
      return awaitsOperator(tx)
    case 'lapsing':
      return expiresSoon(now)
    case 'standing':
      return inArray(holds.status, ['authorised', 'capturing', 'releasing'])
    case 'problem':
      return inArray(holds.status, ['refused', 'action_required', 'unknown'])
    case 'ended':
      return inArray(holds.status, ['captured', 'released', 'declined', 'given_up', 'expired'])
    case undefined:
      return undefined
  }
}

const toFilter = (tx: Tx, query: HoldQuery, now: Instant): ListFilter => ({
  search: searchFor(HOLD_SEARCH, query),
  conditions: [
    viewCondition(tx, query.view, now),
    equals(holds.id, query.id),
    equals(holds.guestId, query.guest),
    query.game === undefined
      ? undefined
      : inArray(
          holds.participationId,
          tx.orm
            .select({ id: participations.id })
            .from(participations)
            .where(eq(participations.gameId, query.game)),
        ),
  ],
})

/**
 * Whether an operator may release or capture: no decision was made and the participation is final.
 * A frozen hold that has expired counts too: the saved card is charged instead.
 */
function canDecide({ hold, participationStatus }: Row): boolean {
  const isUndecided =
    hold.status === 'authorised'
      ? hold.goal === 'keep' || hold.goal === 'freeze'
      : hold.goal === 'freeze' && (hold.status === 'released' || hold.status === 'expired')
  return isUndecided && participationMachine.final.includes(participationStatus)
}

const toHoldDto = (row: Row, figures: Figures | undefined, now: Instant): HoldDto => ({
  id: row.id,
  status: row.hold.status,
  goal: row.hold.goal,
  guest: toPersonDto(row.guest),
  game: toGameDto(row.game),
  amount: toAmountDto(row.hold.amountMinor, row.hold.currency),
  fee: toAmountDto(row.hold.feeMinor, row.hold.currency),
  card: row.card && `${row.card.brand} ${row.card.last4}`,
  placeAt: iso(row.hold.placeAt),
  captureBefore: isoOrNull(row.hold.captureBefore),
  problem: row.hold.problem,
  createdAt: iso(row.hold.createdAt),
  taken: toAmountDtoOrNull(row.capture?.amountMinor ?? null, row.hold.currency),
  refunded: figures ? presentAmount(figures.refunded.total) : null,
  net: figures ? presentAmount(figures.net.total) : null,
  basis: row.capture?.basis ?? null,
  captureReason: row.capture?.reason ?? null,
  policyVersion: row.policyVersion,
  canDecide: canDecide(row),
  progress: holdProgress(
    { state: row.hold.status, goal: row.hold.goal, since: row.hold.updatedAt },
    now,
  ),
  intentId: row.hold.intentId,
})

async function toHoldDtos(tx: Tx, rows: readonly Row[], now: Instant): Promise<HoldDto[]> {
  const figures = await readFigures(
    tx,
    rows.map((row) => row.capture?.id ?? null),
  )
  return rows.map((row) => toHoldDto(row, figures.get(row.capture?.id ?? ''), now))
}

export async function listHolds(
  tx: Tx,
  query: HoldQuery,
  now: Instant,
): Promise<ListResult<HoldDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(tx, query, now), query)
  return { ...counts, rows: await toHoldDtos(tx, rows, now) }
}

export async function listAllHolds(tx: Tx, query: HoldQuery, now: Instant): Promise<HoldDto[]> {
  return toHoldDtos(tx, await readAll(tx, SOURCE, toFilter(tx, query, now), query.sort), now)
}

export async function readHoldRow(tx: Tx, id: string, now: Instant): Promise<HoldDto | undefined> {
  return (await toHoldDtos(tx, await readHoldsByIds(tx, [id]), now))[0]
}

export async function readHoldCurrency(tx: Tx, id: string): Promise<Currency | undefined> {
  const [row] = await tx.orm
    .select({ currency: holds.currency })
    .from(holds)
    .where(eq(holds.id, id))
  return row?.currency
}
