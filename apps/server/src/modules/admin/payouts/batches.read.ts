import { eq, inArray, sql } from 'drizzle-orm'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { PAYOUT_OPEN } from '@tomogolf/domain/machines/payout-machine'
import { payoutMode } from '@tomogolf/domain/payouts/payout-terms'
import { hasPermission, type AdminRole } from '@tomogolf/domain/team/permissions'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { presentAccount, presentPayee } from '../../payouts/accounts.presenter.ts'
import { listPayoutsOf, type PayoutBatch } from '../../payouts/batches.repository.ts'
import { listLongUnanswered } from '../../payouts/connect/unanswered.usecase.ts'
import { listOwedHosts, readCandidates, sumPayable } from '../../payouts/owed-hosts.read.ts'
import { listDebts, sumDebts } from '../../participations/ledger/debts.read.ts'
import { payoutBatches, payouts } from '../../payouts/payouts.table.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { personColumns } from '../columns.read.ts'
import { toAmountDto, toPersonDto } from '../dto.presenter.ts'
import {
  equals,
  isAnyOf,
  readAll,
  readPage,
  type ListFilter,
  type ListPage,
  type ListResult,
  type ListSource,
} from '../list-query.read.ts'
import { nameOrIdFrom, readPeople } from '../users/people.read.ts'

export type BatchDto = ResultOf<'GET /api/admin/payout-batches'>['rows'][number]
export type BatchQuery = ListPage & {
  id?: string | undefined
  state?: BatchDto['state'] | undefined
}
type Viewer = { userId: string; adminRole: AdminRole | null }
type Row = { id: string; batch: PayoutBatch; yen: number; count: number; open: number }

async function readBatchesByIds(tx: Tx, ids: readonly string[]): Promise<Row[]> {
  const batches = await tx.orm.select().from(payoutBatches).where(isAnyOf(payoutBatches.id, ids))
  const sums = await tx.orm
    .select({
      batchId: payouts.batchId,
      yen: sql`sum(${payouts.yen})`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
      open: sql`count(*) FILTER (WHERE ${inArray(payouts.status, [...PAYOUT_OPEN])})`.mapWith(
        Number,
      ),
    })
    .from(payouts)
    .where(isAnyOf(payouts.batchId, ids))
    .groupBy(payouts.batchId)
  return batches.map((batch) => {
    const sum = sums.find(({ batchId }) => batchId === batch.id)
    return { id: batch.id, batch, yen: sum?.yen ?? 0, count: sum?.count ?? 0, open: sum?.open ?? 0 }
  })
}

const SOURCE: ListSource<'createdAt', Row> = {
  table: payoutBatches,
  key: payoutBatches.id,
  sorts: { createdAt: payoutBatches.createdAt },
  defaultSort: '-createdAt',
  readByIds: readBatchesByIds,
}
const toFilter = (query: BatchQuery): ListFilter => ({
  conditions: [equals(payoutBatches.id, query.id), equals(payoutBatches.status, query.state)],
})

export async function toBatchDtos(tx: Tx, rows: readonly Row[]): Promise<BatchDto[]> {
  const people = await readPeople(
    tx,
    rows.flatMap(({ batch }) => [batch.createdBy, batch.decidedBy]),
  )
  return rows.map(({ batch, ...sums }) => ({
    ...sums,
    id: batch.id,
    state: batch.status,
    mode: batch.mode,
    day: batch.day,
    yenPerDollar: batch.yenPerDollarHundredths === null ? null : batch.yenPerDollarHundredths / 100,
    createdBy: nameOrIdFrom(people, batch.createdBy)!,
    createdAt: iso(batch.createdAt),
    reason: batch.reason,
    until: batch.status === 'waiting' ? isoOrNull(batch.until) : null,
    decidedBy: nameOrIdFrom(people, batch.decidedBy),
  }))
}

export async function listBatches(tx: Tx, query: BatchQuery): Promise<ListResult<BatchDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: await toBatchDtos(tx, rows) }
}
export const listAllBatches = async (tx: Tx, query: BatchQuery): Promise<BatchDto[]> =>
  toBatchDtos(tx, await readAll(tx, SOURCE, toFilter(query), query.sort))

export const readBatchRow = async (tx: Tx, id: string): Promise<BatchDto | undefined> =>
  (await toBatchDtos(tx, await readBatchesByIds(tx, [id])))[0]

const readHosts = async (tx: Tx, ids: readonly string[]) => {
  const rows = await tx.orm
    .select({ person: personColumns() })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(isAnyOf(users.id, ids))
  return new Map(rows.map(({ person }) => [person.id, toPersonDto(person)]))
}

/** Whom the next batch would pay. */
export async function readNextBatch({
  db,
  clock,
  config,
}: Deps): Promise<ResultOf<'GET /api/admin/payout-batches/next'>> {
  const settings = await readSettings(db)
  const candidates = await readCandidates(db, await listOwedHosts(db), settings, clock.now())
  const debts = await listDebts(db)
  const hosts = await readHosts(
    db,
    [...candidates, ...debts].map(({ hostId }) => hostId),
  )
  return {
    mode: payoutMode(settings),
    hasSender: config.PAYOUT_SENDER !== undefined,
    debts: [...Map.groupBy(debts, ({ hostId }) => hostId)].flatMap(([hostId, own]) =>
      sumDebts(own).map((amount) => ({
        host: hosts.get(hostId) ?? null,
        amount: presentAmount(amount),
      })),
    ),
    candidates: candidates.flatMap(
      ({ hostId, amount, deducted, account, payee, undoTime, unpayable }) => {
        const host = hosts.get(hostId)
        return host
          ? [
              {
                host,
                amount: presentAmount(amount),
                deducted: presentAmount(deducted),
                account: account ? presentAccount(account, settings, undoTime) : null,
                payee: payee ? presentPayee(payee, settings, undoTime) : null,
                unpayable,
              },
            ]
          : []
      },
    ),
    totals: sumPayable(candidates).map(presentAmount),
  }
}

/** A batch with its payouts; accounts by their last digits. */
export async function readBatchDetail(
  deps: Deps,
  id: string,
  viewer: Viewer,
): Promise<ResultOf<'GET /api/admin/payout-batches/:id'> | Refused<'NOT_FOUND'>> {
  const { db, clock } = deps
  const row = await readBatchRow(db, id)
  if (!row) return refuse('NOT_FOUND')
  const list = await listPayoutsOf(db, id)
  const hosts = await readHosts(
    db,
    list.map(({ hostId }) => hostId),
  )
  const unanswered = new Set((await listLongUnanswered(deps)).map(({ payout }) => payout.id))
  const may = (permission: 'money.approve' | 'payouts.record') =>
    viewer.adminRole !== null && hasPermission(viewer.adminRole, permission)
  const isWaiting = row.until !== null && clock.now() <= Date.parse(row.until)
  const [batch] = await db.orm.select().from(payoutBatches).where(eq(payoutBatches.id, id))
  return {
    ...row,
    payouts: list.map((payout) => ({
      id: payout.id,
      host: hosts.get(payout.hostId) ?? null,
      amount: toAmountDto(payout.amountMinor, payout.currency),
      yen: payout.yen,
      transferId: payout.transferId,
      canReverse:
        payout.status === 'paid' &&
        payout.transferId !== null &&
        payout.destination !== null &&
        payout.hostId !== viewer.userId &&
        may('payouts.record'),
      account: payout.last3 ? `${payout.bank}-${payout.branch} •••• ${payout.last3}` : '',
      state: payout.status,
      reason: payout.reason,
      endedAt: isoOrNull(payout.endedAt),
    })),
    can: {
      approve:
        isWaiting &&
        batch?.createdBy !== viewer.userId &&
        !list.some(({ hostId }) => hostId === viewer.userId) &&
        may('money.approve'),
      cancel: row.state === 'waiting' && may('payouts.record'),
      file: row.mode === 'bank' && row.state === 'sent' && row.open > 0 && may('payouts.record'),
      mark:
        row.state === 'sent' &&
        list.some(({ id: payoutId, status }) =>
          row.mode === 'bank'
            ? status === 'sent' || status === 'paid'
            : (status === 'sent' || status === 'reversing') && unanswered.has(payoutId),
        ) &&
        may('payouts.record'),
    },
  }
}
