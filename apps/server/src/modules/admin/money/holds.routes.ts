import type { FastifyInstance } from 'fastify'
import { describeBasis } from '@tomogolf/domain/payments/basis'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { parseEnteredAmount } from '../../../platform/entered-amount.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { captureHold, releaseHold } from '../../participations/holds/decide-hold.usecase.ts'
import { retryHold } from '../../participations/holds/retry-hold.usecase.ts'
import { isAsked } from '../../participations/payment-approvals/payment-approvals.types.ts'
import { presentAsked } from './approval.presenter.ts'
import { operatorOf, respondWithList } from '../list-response.presenter.ts'
import { withConflictDetail } from '../conflict.read.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { readAdminHold } from './hold.read.ts'
import { listAllHolds, listHolds, readHoldCurrency, type HoldQuery } from './holds.read.ts'

const CSV_COLUMNS: readonly Column<ResultOf<'GET /api/admin/holds'>['rows'][number]>[] = [
  ['id', (hold) => hold.id],
  ['status', (hold) => hold.status],
  ['goal', (hold) => hold.goal],
  ['guest', (hold) => hold.guest.name],
  ['guest_email', (hold) => hold.guest.email],
  ['game', (hold) => hold.game.id],
  ['course', (hold) => hold.game.courseName],
  ['tee_time', (hold) => hold.game.teeTime],
  ['amount', (hold) => hold.amount.amount],
  ['fee', (hold) => hold.fee.amount],
  ['taken', (hold) => hold.taken?.amount],
  ['refunded', (hold) => hold.refunded?.amount],
  ['net', (hold) => hold.net?.amount],
  ['currency', (hold) => hold.amount.currency],
  ['reason', (hold) => hold.captureReason],
  ['basis', (hold) => hold.basis && describeBasis(hold.basis)],
  ['policy_version', (hold) => hold.policyVersion],
  ['capture_before', (hold) => hold.captureBefore],
  ['provider_id', (hold) => hold.intentId],
]

/** Holds: list, details, release, capture. */
export function holdsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/holds', (call) =>
    respondWithList(deps, call, {
      name: 'holds',
      readPage: (query: HoldQuery) => listHolds(deps.db, query, deps.clock.now()),
      readAll: (query: HoldQuery) => listAllHolds(deps.db, query, deps.clock.now()),
      columns: CSV_COLUMNS,
    }),
  )

  route(
    app,
    'GET /api/admin/holds/:id',
    async ({ params }) => (await readAdminHold(deps, params.id)) ?? refuse('NOT_FOUND'),
  )

  route(app, 'POST /api/admin/holds/:id/release', async (call) => {
    const { params, request } = call
    const released = await releaseHold(deps, { ...operatorOf(call), holdId: params.id })
    return withConflictDetail(deps, request.language, 'audited', params.id, released)
  })

  route(app, 'POST /api/admin/holds/:id/capture', async (call) => {
    const { params, request, body } = call
    const currency = await readHoldCurrency(deps.db, params.id)
    if (!currency) return refuse('NOT_FOUND')
    const amount = parseEnteredAmount(body.amount, currency)
    if (isRefused(amount)) return amount
    const captured = await captureHold(deps, {
      ...operatorOf(call),
      holdId: params.id,
      amount,
    })
    if (isAsked(captured)) return presentAsked(captured)
    return withConflictDetail(deps, request.language, 'audited', params.id, captured)
  })

  route(app, 'POST /api/admin/holds/:id/retry', async (call) => {
    const { params, request } = call
    const retried = await retryHold(deps, { ...operatorOf(call), holdId: params.id })
    return withConflictDetail(deps, request.language, 'audited', params.id, retried)
  })
}
