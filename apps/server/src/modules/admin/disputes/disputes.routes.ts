import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { route } from '../../../platform/http/route.ts'
import { sendPdf } from '../../../platform/http/send-pdf.ts'
import { refuse } from '../../../platform/refusal.ts'
import { isContactShown } from '../../accounts/contact-views/contact-views.repository.ts'
import { readDispute } from '../../participations/disputes/disputes.repository.ts'
import { evidencePdf } from '../../participations/disputes/evidence-pdf.presenter.ts'
import { releaseJoining } from '../../participations/disputes/release-joining.usecase.ts'
import {
  acceptDispute,
  submitEvidence,
} from '../../participations/disputes/submit-evidence.usecase.ts'
import { withConflictDetail } from '../conflict.read.ts'
import { maySeeContacts, operatorOf, respondWithList } from '../list-response.presenter.ts'
import { readAdminDispute } from './dispute.read.ts'
import { listAdminDisputes, listAllAdminDisputes, type DisputeQuery } from './disputes.read.ts'
import { readDisputeEvidence } from './evidence.read.ts'
import { maskEvidence } from './masked-evidence.presenter.ts'

const CSV_COLUMNS: readonly Column<ResultOf<'GET /api/admin/disputes'>['rows'][number]>[] = [
  ['id', (row) => row.id],
  ['provider_id', (row) => row.providerId],
  ['opened_at', (row) => row.openedAt],
  ['state', (row) => row.state],
  ['reason', (row) => row.reason],
  ['amount', (row) => row.amount.amount],
  ['currency', (row) => row.amount.currency],
  ['guest', (row) => row.user.name],
  ['email', (row) => row.user.email],
  ['course', (row) => row.game.courseName],
  ['tee_time', (row) => row.game.teeTime],
  ['respond_by', (row) => row.respondBy],
  ['submitted_at', (row) => row.submittedAt],
  ['closed_at', (row) => row.closedAt],
]

/** Disputes: list, evidence, submission, acceptance, and release of the guest. */
export function disputesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/disputes', (call) =>
    respondWithList(deps, call, {
      name: 'disputes',
      readPage: (query: DisputeQuery) => listAdminDisputes(deps.db, query),
      readAll: (query: DisputeQuery) => listAllAdminDisputes(deps.db, query),
      columns: CSV_COLUMNS,
    }),
  )

  route(
    app,
    'GET /api/admin/disputes/:id',
    async ({ params }) => (await readAdminDispute(deps, params.id)) ?? refuse('NOT_FOUND'),
  )

  route(app, 'GET /api/admin/disputes/:id/evidence.pdf', async ({ params, reply, viewer }) => {
    const dispute = await readDispute(deps.db, params.id)
    if (!dispute) return refuse('NOT_FOUND')
    const evidence = dispute.evidence ?? (await readDisputeEvidence(deps, dispute, ''))
    const isShown =
      maySeeContacts(viewer) &&
      (await isContactShown(deps.db, viewer.userId, dispute.userId, deps.clock.now()))
    return sendPdf(reply, {
      name: `${dispute.providerId}.pdf`,
      content: await evidencePdf(isShown ? evidence : maskEvidence(evidence)),
    })
  })

  route(app, 'POST /api/admin/disputes/:id/submit', async (call) => {
    const { params, body, request } = call
    const dispute = await readDispute(deps.db, params.id)
    if (!dispute) return refuse('NOT_FOUND')
    const submitted = await submitEvidence(deps, {
      ...operatorOf(call),
      disputeId: dispute.id,
      evidence: await readDisputeEvidence(deps, dispute, body.statement),
    })
    return withConflictDetail(deps, request.language, 'audited', dispute.id, submitted)
  })

  route(app, 'POST /api/admin/disputes/:id/accept', async (call) => {
    const { params, request } = call
    const accepted = await acceptDispute(deps, { ...operatorOf(call), disputeId: params.id })
    return withConflictDetail(deps, request.language, 'audited', params.id, accepted)
  })

  route(app, 'POST /api/admin/disputes/:id/release-joining', async (call) => {
    const { params, request } = call
    const released = await releaseJoining(deps, { ...operatorOf(call), disputeId: params.id })
    return withConflictDetail(deps, request.language, 'audited', params.id, released)
  })
}
