import type { z } from 'zod'
import type { AdminCaseQuery, AdminCaseRow } from '@tomogolf/contract/admin-money.schemas'
import type { HoldState } from '@tomogolf/domain/hold-machine'
import type { Currency } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { readEvidence } from './evidence.read.ts'
import { readAll, readPage, Where, type Listed, type ListSource } from '../list-query.ts'
import { personColumns, personOf, readNames, type PersonRow } from '../users/people.read.ts'
import {
  amountOf,
  gameColumns,
  gameRef,
  when,
  whenOrNull,
  type GameColumns,
  type SqlTime,
} from '../dto.ts'

export type CaseQuery = z.output<typeof AdminCaseQuery>
type Wire = z.input<typeof AdminCaseRow>
type Row = GameColumns &
  PersonRow<'h'> &
  PersonRow<'u'> & {
    id: string
    kind: Wire['kind']
    status: Wire['state']
    created_at: SqlTime
    decided_at: SqlTime | null
    decided_by: string | null
    reason: string | null
    details: string | null
    statement: string | null
    statement_at: SqlTime | null
    hold_id: string | null
    hold_status: HoldState | null
    amount_minor: number | null
    fee_minor: number | null
    currency: Currency | null
    capture_before: SqlTime | null
  }
const SOURCE: ListSource<'createdAt'> = {
  from: 'cases c',
  key: 'c.id',
  sorts: { createdAt: 'c.created_at' },
  first: 'createdAt',
  select: `SELECT c.id, c.kind, c.status, c.created_at, c.decided_at, c.decided_by, c.reason, c.details, p.statement, p.statement_at, h.id AS hold_id, h.status AS hold_status, h.amount_minor, h.fee_minor, h.currency, h.capture_before,
      ${gameColumns('g')}, ${personColumns('h', 'hu', 'hp')}, ${personColumns('u', 'gu', 'gp')}
    FROM cases c JOIN games g ON g.id = c.game_id JOIN users hu ON hu.id = g.host_id JOIN profiles hp ON hp.user_id = hu.id
    LEFT JOIN participations p ON p.id = c.participation_id LEFT JOIN users gu ON gu.id = p.guest_id LEFT JOIN profiles gp ON gp.user_id = gu.id LEFT JOIN holds h ON h.id = coalesce(c.hold_id, (SELECT x.id FROM holds x WHERE x.participation_id = p.id))
    WHERE c.id = ANY($1::text[])`,
}
const whereOf = (q: CaseQuery): Where =>
  new Where()
    .add('c.id = ?', q.id)
    .add('c.status = ?', q.state)
    .add('c.kind = ?', q.kind)
    .add('c.game_id = ?', q.game)

async function present(tx: Tx, rows: readonly Row[]): Promise<Wire[]> {
  const names = await readNames(
    tx,
    rows.map((r) => r.decided_by),
  )
  const evidence = await readEvidence(
    tx,
    rows.map((r) => r.game_id),
  )
  return rows.map((r) => ({
    id: r.id,
    kind: r.kind,
    state: r.status,
    createdAt: when(r.created_at),
    game: gameRef(r),
    host: personOf(r, 'h'),
    guest: r.u_id === null ? null : personOf(r, 'u'),
    statement: r.statement,
    statementAt: whenOrNull(r.statement_at),
    hold:
      r.hold_id && r.hold_status && r.currency
        ? {
            id: r.hold_id,
            status: r.hold_status,
            amount: amountOf(r.amount_minor!, r.currency),
            fee: amountOf(r.fee_minor!, r.currency),
            captureBefore: whenOrNull(r.capture_before),
          }
        : null,
    details: r.details,
    decidedAt: whenOrNull(r.decided_at),
    decidedBy: r.decided_by === null ? null : (names.get(r.decided_by)?.name ?? null),
    reason: r.reason,
    evidence: evidence.get(r.game_id)!,
  }))
}
export async function listCases(tx: Tx, q: CaseQuery): Promise<Listed<Wire>> {
  const { rows, ...rest } = await readPage<string, Row>(tx, SOURCE, whereOf(q), q)
  return { ...rest, rows: await present(tx, rows) }
}
export const listAllCases = async (tx: Tx, q: CaseQuery): Promise<Wire[]> =>
  present(tx, await readAll<string, Row>(tx, SOURCE, whereOf(q), q.sort))
