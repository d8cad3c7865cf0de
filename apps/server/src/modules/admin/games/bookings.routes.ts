import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { route } from '../../../platform/http/route.ts'
import { refuse } from '../../../platform/refusal.ts'
import { readEvidence } from '../../games/booking/bookings.repository.ts'
import { sendEvidence } from '../../games/booking/evidence-file.presenter.ts'
import { reviewEvidence } from '../../games/booking/review-evidence.usecase.ts'
import type { OperatorReads } from '../../games/game-ports.types.ts'
import { withConflictDetail } from '../conflict.read.ts'
import { operatorOf, respondWithList } from '../list-response.presenter.ts'
import { listAllBookings, listBookings, type BookingQuery } from './bookings.read.ts'

const CSV_COLUMNS: readonly Column<ResultOf<'GET /api/admin/bookings'>['rows'][number]>[] = [
  ['game', (row) => row.id],
  ['course', (row) => row.game.courseName],
  ['tee_time', (row) => row.game.teeTime],
  ['host', (row) => row.host.name],
  ['via', (row) => row.via],
  ['reference', (row) => row.reference],
  ['evidence', (row) => row.evidence.state],
  ['reviewed_at', (row) => row.reviewedAt],
  ['reviewed_by', (row) => row.reviewedBy],
]

/** Bookings at courses: list, evidence, and what an administrator says to it. */
export function bookingsRoutes(app: FastifyInstance, deps: Deps, ports: OperatorReads): void {
  route(app, 'GET /api/admin/bookings', (call) =>
    respondWithList(deps, call, {
      name: 'bookings',
      readPage: (query: BookingQuery) => listBookings(deps.db, query),
      readAll: (query: BookingQuery) => listAllBookings(deps.db, query),
      columns: CSV_COLUMNS,
    }),
  )
  route(app, 'GET /api/admin/bookings/:id/evidence', async ({ params, reply }) => {
    const file = await readEvidence(deps.db, params.id)
    return file ? sendEvidence(reply, file) : refuse('NOT_FOUND')
  })
  route(app, 'POST /api/admin/bookings/:id/review', async (call) => {
    const { params, body, request } = call
    const reviewed = await reviewEvidence(deps, ports, {
      ...operatorOf(call),
      gameId: params.id,
      outcome: body.outcome,
    })
    return withConflictDetail(deps, request.language, 'audited', params.id, reviewed)
  })
}
