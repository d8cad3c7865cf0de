import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  AdminApprovalQuery,
  AdminApprovalRow,
} from '@tomogolf/contract/admin/approvals.schemas'
import { REFUND_OPEN, type RefundState } from '@tomogolf/domain/machines/refund-machine'
import { approvalLimit, isWaiting } from '@tomogolf/domain/payments/approval'
import { money, type Currency, type Money } from '@tomogolf/domain/money'
import type { Progress } from '@tomogolf/domain/payments/stuck'
import { hasPermission, type AdminRole } from '@tomogolf/domain/team/permissions'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { readDecisionProgress } from '../../participations/holds/decision-progress.read.ts'
import { concerns } from '../../participations/players.read.ts'
import { readRefundedAlone } from '../../participations/payment-approvals/payment-approvals.repository.ts'
import { paymentApprovals } from '../../participations/payment-approvals/payment-approvals.table.ts'
import { refunds } from '../../participations/refunds/refunds.table.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { gameColumns, personColumns } from '../columns.read.ts'
import { toAmountDto, toGameDto, toPersonDto } from '../dto.presenter.ts'
import {
  equals,
  isAnyOf,
  readAll,
  readPage,
  type ListFilter,
  type ListResult,
  type ListSource,
} from '../list-query.read.ts'
import type { Viewer } from './decisions.read.ts'
import { nameOrIdFrom, readPeople } from '../users/people.read.ts'

export type ApprovalQuery = z.output<typeof AdminApprovalQuery>
export type ApprovalDto = z.input<typeof AdminApprovalRow>
type Row = Awaited<ReturnType<typeof readApprovalsByIds>>[number]

const readApprovalsByIds = (tx: Tx, ids: readonly string[]) =>
  tx.orm
    .select({
      id: paymentApprovals.id,
      approval: paymentApprovals,
      person: personColumns(),
      game: gameColumns,
      refundStatus: refunds.status,
    })
    .from(paymentApprovals)
    .innerJoin(users, eq(users.id, paymentApprovals.personId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .innerJoin(games, eq(games.id, paymentApprovals.gameId))
    .leftJoin(refunds, eq(refunds.id, paymentApprovals.resultId))
    .where(isAnyOf(paymentApprovals.id, ids))

const SOURCE: ListSource<'askedAt' | 'until', Row> = {
  table: paymentApprovals,
  key: paymentApprovals.id,
  sorts: { askedAt: paymentApprovals.askedAt, until: paymentApprovals.until },
  defaultSort: '-askedAt',
  readByIds: readApprovalsByIds,
}

const toFilter = (query: ApprovalQuery): ListFilter => ({
  conditions: [
    equals(paymentApprovals.id, query.id),
    equals(paymentApprovals.status, query.state),
    equals(paymentApprovals.subjectId, query.subject),
  ],
})

export async function listApprovals(
  deps: Deps,
  query: ApprovalQuery,
  viewer: Viewer,
): Promise<ListResult<ApprovalDto>> {
  const { rows, ...counts } = await readPage(deps.db, SOURCE, toFilter(query), query)
  return { ...counts, rows: await toApprovalDtos(deps, rows, viewer) }
}
export async function listAllApprovals(
  deps: Deps,
  query: ApprovalQuery,
  viewer: Viewer,
): Promise<ApprovalDto[]> {
  const rows = await readAll(deps.db, SOURCE, toFilter(query), query.sort)
  return toApprovalDtos(deps, rows, viewer)
}

async function toApprovalDtos(
  deps: Deps,
  rows: readonly Row[],
  viewer: Viewer,
): Promise<ApprovalDto[]> {
  const people = await readPeople(
    deps.db,
    rows.flatMap(({ approval }) => [approval.askedBy, approval.decidedBy]),
  )
  const roles = await readRoles(
    deps.db,
    rows.map(({ approval }) => approval.askedBy),
  )
  const may = (permission: 'money.ask' | 'money.approve') =>
    viewer.adminRole !== null && hasPermission(viewer.adminRole, permission)
  return Promise.all(
    rows.map(async (row) => {
      const { approval } = row
      const isOpen = isWaiting(approval, deps.clock.now())
      const isOwn = approval.askedBy === viewer.userId
      return {
        id: row.id,
        act: approval.act,
        subjectId: approval.subjectId,
        amount: toAmountDto(approval.amountMinor, approval.currency),
        consequences: approval.consequences.map(({ kind, minor }) => ({
          kind,
          amount: toAmountDto(minor, approval.currency),
        })),
        person: toPersonDto(row.person),
        game: toGameDto(row.game),
        state: isOpen || approval.status !== 'waiting' ? approval.status : 'expired',
        askedBy: {
          id: approval.askedBy,
          name: nameOrIdFrom(people, approval.askedBy)!,
          role: roles.get(approval.askedBy) ?? null,
        },
        askedAt: iso(approval.askedAt),
        reason: approval.reason,
        until: iso(approval.until),
        isHoldEnd: approval.isHoldEnd,
        decidedBy: nameOrIdFrom(people, approval.decidedBy),
        endedAt: isoOrNull(approval.endedAt),
        note: approval.note,
        progress: await readProgress(deps, row),
        can: {
          decide:
            isOpen &&
            !isOwn &&
            may('money.approve') &&
            !(await concerns(deps.db, approval, viewer.userId)),
          withdraw: isOpen && isOwn && may('money.ask'),
        },
      }
    }),
  )
}

async function readRoles(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AdminRole | null>> {
  const rows = await tx.orm
    .select({ id: users.id, role: users.adminRole })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, role }) => [id, role]))
}

/** What the provider has answered to an approved act. A decided case has its own hold or charge. */
async function readProgress(deps: Deps, { approval, refundStatus }: Row): Promise<Progress | null> {
  if (approval.status !== 'approved') return null
  if (approval.act === 'capture') return readDecisionProgress(deps, approval.subjectId)
  return approval.act === 'refund' && refundStatus ? progressOfRefund(refundStatus) : 'succeeded'
}
const progressOfRefund = (status: RefundState): Progress => {
  if (status === 'retrying') return 'retrying'
  if (REFUND_OPEN.includes(status)) return 'pending'
  return status === 'refunded' ? 'succeeded' : 'failed'
}

/** Up to this an administrator charges or refunds alone. */
export const readApprovalLimit = async (tx: Tx, currency: Currency): Promise<Money> =>
  approvalLimit(currency, await readSettings(tx))

/** What was refunded alone already counts. */
export async function readRefundLimit(tx: Tx, booking: string, currency: Currency) {
  const limit = await readApprovalLimit(tx, currency)
  const alone = await readRefundedAlone(tx, booking, currency)
  return presentAmount(money(Math.max(0, limit.minor - alone.minor), currency))
}
