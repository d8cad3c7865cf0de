import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { changeEmailAsOperator } from '../../accounts/email-change/change-email-as-operator.usecase.ts'
import { changeLegalHold } from '../../accounts/legal-holds/change-legal-hold.usecase.ts'
import { editProfileAsOperator } from '../../accounts/profile/edit-profile-as-operator.usecase.ts'
import { resendVerificationAsOperator } from '../../accounts/sessions/resend-verification-as-operator.usecase.ts'
import { sendOperatorReset } from '../../accounts/sessions/send-operator-reset.usecase.ts'
import { clearAddress } from '../../notifications/bounces/clear-address.usecase.ts'
import { giveStrike } from '../../standing/give-strike.usecase.ts'
import { liftSuspension } from '../../standing/lift-suspension.usecase.ts'
import { removeStrike } from '../../standing/remove-strike.usecase.ts'
import { suspendUser } from '../../standing/suspend-user.usecase.ts'
import { actorOf, respondWithList } from '../list-response.presenter.ts'
import { withConflictDetail } from '../conflict.read.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { mailsRoutes } from './mails.routes.ts'
import { privacyRoutes } from './privacy.routes.ts'
import { fromStandingDto, toStandingDto } from './standing.presenter.ts'
import { readTimeline } from './timeline.read.ts'
import { readUser } from './user.read.ts'
import { listAllUsers, listUsers, type UserQuery } from './users.read.ts'

const CSV_COLUMNS: readonly Column<ResultOf<'GET /api/admin/users'>['rows'][number]>[] = [
  ['id', (user) => user.id],
  ['name', (user) => user.name],
  ['email', (user) => user.email],
  ['username', (user) => user.username],
  ['role', (user) => user.role],
  ['state', (user) => user.state],
  ['hosted', (user) => user.hosted],
  ['joined', (user) => user.joined],
  ['strikes', (user) => user.strikes],
  ['suspended_until', (user) => user.suspendedUntil],
  ['created_at', (user) => user.createdAt],
  ['last_seen_at', (user) => user.lastSeenAt],
]

/** Users: list, details, timeline, profile, strikes, suspension and password reset. */
export function usersRoutes(app: FastifyInstance, deps: Deps): void {
  const findUser = async (id: string) =>
    (await readUser(deps, deps.db, id, deps.clock.now())) ?? refuse('NOT_FOUND')

  route(app, 'GET /api/admin/users', (call) =>
    respondWithList(deps, call, {
      name: 'users',
      readPage: (query: UserQuery) => listUsers(deps.db, query, deps.clock.now()),
      readAll: (query: UserQuery) => listAllUsers(deps.db, query, deps.clock.now()),
      columns: CSV_COLUMNS,
    }),
  )

  route(app, 'GET /api/admin/users/:id', ({ params }) => findUser(params.id))

  route(app, 'GET /api/admin/users/:id/timeline', async ({ params, query }) => {
    const account = await readAccount(deps.db, params.id)
    return account ? readTimeline(deps.db, params.id, query.before) : refuse('NOT_FOUND')
  })

  route(app, 'PATCH /api/admin/users/:id', async (call) => {
    const { params, request } = call
    const edited = await editProfileAsOperator(deps, {
      ...call.body,
      ...actorOf(call),
      userId: params.id,
      readerLanguage: request.language,
    })
    if (!isRefused(edited)) return findUser(params.id)
    return withConflictDetail(deps, request.language, 'profile', params.id, edited)
  })

  route(app, 'POST /api/admin/users/:id/strikes', async (call) => {
    const { params, request, body } = call
    const { actorId, ip } = actorOf(call)
    const standing = await giveStrike(deps, {
      userId: params.id,
      cause: 'operator',
      reason: body.reason,
      game: null,
      givenBy: actorId,
      ip,
      seen: fromStandingDto(body.seen),
    })
    return toStandingDto(
      await withConflictDetail(deps, request.language, 'audited', params.id, standing),
    )
  })

  route(app, 'DELETE /api/admin/users/:id/strikes/:strikeId', async (call) => {
    const { params, request, body } = call
    const standing = await removeStrike(deps, {
      ...body,
      ...actorOf(call),
      userId: params.id,
      strikeId: params.strikeId,
    })
    return toStandingDto(
      await withConflictDetail(deps, request.language, 'audited', params.id, standing),
    )
  })

  route(app, 'POST /api/admin/users/:id/suspension', async (call) => {
    const { params, request, body } = call
    const standing = await suspendUser(deps, {
      ...body,
      ...actorOf(call),
      userId: params.id,
      seen: fromStandingDto(body.seen),
    })
    return toStandingDto(
      await withConflictDetail(deps, request.language, 'audited', params.id, standing),
    )
  })

  route(app, 'DELETE /api/admin/users/:id/suspension', async (call) => {
    const { params, request, body } = call
    const standing = await liftSuspension(deps, {
      ...body,
      ...actorOf(call),
      userId: params.id,
    })
    return toStandingDto(
      await withConflictDetail(deps, request.language, 'audited', params.id, standing),
    )
  })

  mailsRoutes(app, deps)
  privacyRoutes(app, deps)
  route(app, 'POST /api/admin/users/:id/legal-hold', (call) =>
    changeLegalHold(deps, 'set', { ...call.body, ...actorOf(call), userId: call.params.id }),
  )
  route(app, 'DELETE /api/admin/users/:id/legal-hold', (call) =>
    changeLegalHold(deps, 'lift', { ...call.body, ...actorOf(call), userId: call.params.id }),
  )

  route(app, 'POST /api/admin/users/:id/email', (call) =>
    changeEmailAsOperator(deps, {
      ...call.body,
      ...actorOf(call),
      actorRole: call.viewer.adminRole,
      userId: call.params.id,
    }),
  )
  route(app, 'POST /api/admin/users/:id/resend-verification', (call) =>
    resendVerificationAsOperator(deps, { ...call.body, ...actorOf(call), userId: call.params.id }),
  )

  route(app, 'POST /api/admin/users/:id/mail-address/clear', (call) =>
    clearAddress(deps, { ...call.body, ...actorOf(call), userId: call.params.id }),
  )

  route(app, 'POST /api/admin/users/:id/reset-password', (call) =>
    sendOperatorReset(deps, { ...actorOf(call), userId: call.params.id }),
  )
}
