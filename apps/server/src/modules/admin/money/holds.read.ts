import type { z } from 'zod'
import type { AdminHoldQuery, AdminHoldRow } from '@tomogolf/contract/admin-money.schemas'
import type { HoldGoal, HoldState } from '@tomogolf/domain/hold-machine'
import type { Currency } from '@tomogolf/domain/money'
import {
  participationMachine,
  type ParticipationState,
} from '@tomogolf/domain/participation-machine'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { LAPSE_WARNING, LAPSING, WAITING } from './decisions.read.ts'
import { readAll, readPage, Where, type Listed, type ListSource } from '../list-query.ts'
import { personColumns, personOf, type PersonRow } from '../users/people.read.ts'
import { byPerson } from '../users/person-search.read.ts'
import {
  amountOf,
  amountOrNull,
  gameColumns,
  gameRef,
  when,
  whenOrNull,
  type GameColumns,
  type SqlTime,
} from '../dto.ts'

export type HoldQuery = z.output<typeof AdminHoldQuery>
type Wire = z.input<typeof AdminHoldRow>
type Row = GameColumns &
  PersonRow<'u'> & {
    id: string
    status: HoldState
    goal: HoldGoal
    currency: Currency
    amount_minor: number
    fee_minor: number
    brand: string | null
    last4: string | null
    place_at: SqlTime
    capture_before: SqlTime | null
    problem: string | null
    created_at: SqlTime
    seat: ParticipationState
    intent_id: string | null
    policy_version: string
    taken_minor: number | null
    basis: string | null
    capture_reason: string | null
  }
const SOURCE: ListSource<'captureBefore' | 'createdAt'> = {
  from: 'holds h',
  key: 'h.id',
  sorts: { captureBefore: 'h.capture_before', createdAt: 'h.created_at' },
  first: '-createdAt',
  nullable: ['captureBefore'],
  select: `SELECT h.id, h.status, h.goal, h.currency, h.amount_minor, h.fee_minor, k.brand, k.last4, h.place_at, h.capture_before, h.problem, h.created_at, h.intent_id, p.status AS seat, p.policy_version, c.amount_minor AS taken_minor, c.basis, c.reason AS capture_reason,
      ${gameColumns('g')}, ${personColumns('u', 'u', 'f')}
    FROM holds h JOIN participations p ON p.id = h.participation_id JOIN games g ON g.id = p.game_id JOIN users u ON u.id = h.guest_id JOIN profiles f ON f.user_id = u.id LEFT JOIN cards k ON k.id = h.card_id
    LEFT JOIN captures c ON c.hold_id = h.id AND c.status = 'succeeded' WHERE h.id = ANY($1::text[])`,
}
const VIEWS: Record<NonNullable<HoldQuery['view']>, string> = {
  waiting: WAITING,
  lapsing: LAPSING,
  standing: `h.status IN ('authorised', 'capturing', 'releasing')`,
  problem: `h.status IN ('refused', 'action_required', 'unknown')`,
  ended: `h.status IN ('captured', 'released', 'declined', 'given_up', 'expired')`,
}
function whereOf(q: HoldQuery, now: Instant): Where {
  const where = new Where()
  if (q.view === 'lapsing') where.add(LAPSING.replace('$1', '?'), sqlInstant(now + LAPSE_WARNING))
  else where.when(q.view ? VIEWS[q.view] : '', q.view)
  return where
    .add('h.id = ?', q.id)
    .add('h.guest_id = ?', q.guest)
    .add('h.participation_id IN (SELECT id FROM participations WHERE game_id = ?)', q.game)
    .search(byPerson('h.guest_id'), q.search)
}
/** A hold an operator may release or capture: nobody has decided yet, and its guest has nothing to expect of the game any more. It stands, or it was frozen and has lapsed meanwhile: then the saved card is charged. */
const canDecide = (row: Row) =>
  (row.status === 'authorised'
    ? row.goal === 'keep' || row.goal === 'freeze'
    : row.goal === 'freeze' && (row.status === 'released' || row.status === 'expired')) &&
  participationMachine.final.includes(row.seat)

const present = (row: Row): Wire => ({
  id: row.id,
  status: row.status,
  goal: row.goal,
  guest: personOf(row, 'u'),
  game: gameRef(row),
  amount: amountOf(row.amount_minor, row.currency),
  fee: amountOf(row.fee_minor, row.currency),
  card: row.brand && row.last4 ? `${row.brand} ${row.last4}` : null,
  placeAt: when(row.place_at),
  captureBefore: whenOrNull(row.capture_before),
  problem: row.problem,
  createdAt: when(row.created_at),
  taken: amountOrNull(row.taken_minor, row.currency),
  basis: row.basis,
  captureReason: row.capture_reason,
  policyVersion: row.policy_version,
  canDecide: canDecide(row),
  intentId: row.intent_id,
})

export async function listHolds(tx: Tx, q: HoldQuery, now: Instant): Promise<Listed<Wire>> {
  const { rows, ...rest } = await readPage<string, Row>(tx, SOURCE, whereOf(q, now), q)
  return { ...rest, rows: rows.map(present) }
}
export const listAllHolds = async (tx: Tx, q: HoldQuery, now: Instant): Promise<Wire[]> =>
  (await readAll<string, Row>(tx, SOURCE, whereOf(q, now), q.sort)).map(present)
export async function readHoldRow(tx: Tx, id: string): Promise<Wire | undefined> {
  const [row] = (await tx.executeSql<Row>(SOURCE.select, [[id]])).rows
  return row && present(row)
}
export async function readHoldCurrency(tx: Tx, id: string): Promise<Currency | undefined> {
  return (
    await tx.executeSql<{ currency: Currency }>('SELECT currency FROM holds WHERE id = $1', [id])
  ).rows[0]?.currency
}
