import type { FastifyInstance } from 'fastify'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused, refuse, type Refused } from '../../platform/refusal.ts'
import { correctProfile } from '../accounts/correct-profile.usecase.ts'
import { sendOperatorReset } from '../accounts/send-operator-reset.usecase.ts'
import { giveStrike } from '../standing/give-strike.usecase.ts'
import { liftSuspension } from '../standing/lift-suspension.usecase.ts'
import { removeStrike } from '../standing/remove-strike.usecase.ts'
import { suspendUser } from '../standing/suspend-user.usecase.ts'
import { actorOf, answerList } from './admin-list.ts'
import { readUser } from './user.read.ts'
import { listAllUsers, listUsers, type UserQuery } from './users.read.ts'

const standing = (s: { strikes: number; suspendedUntil: Instant | null } | Refused) =>
  (isRefused(s) ? s : { strikes: s.strikes, suspendedUntil: s.suspendedUntil === null ? null : iso(s.suspendedUntil) })

export function peopleRoutes(app: FastifyInstance, deps: Deps): void {
  const one = async (id: string) => await readUser(deps.db, id, deps.clock.now()) ?? refuse('NOT_FOUND')
  route(app, 'GET /api/admin/users', (call) => answerList(deps, call, {
    name: 'users', page: (q: UserQuery) => listUsers(deps.db, q, deps.clock.now()), all: (q: UserQuery) => listAllUsers(deps.db, q, deps.clock.now()),
    columns: [
      ['id', (u) => u.id], ['name', (u) => u.name], ['email', (u) => u.email], ['username', (u) => u.username], ['role', (u) => u.role], ['state', (u) => u.state], ['hosted', (u) => u.hosted], ['joined', (u) => u.joined],
      ['strikes', (u) => u.strikes], ['suspended_until', (u) => u.suspendedUntil], ['created_at', (u) => u.createdAt], ['last_seen_at', (u) => u.lastSeenAt],
    ],
  }))
  route(app, 'GET /api/admin/users/:id', ({ params }) => one(params.id))
  route(app, 'PATCH /api/admin/users/:id', async (call) => {
    const done = await correctProfile(deps, { ...call.body, ...actorOf(call), userId: call.params.id, readerLanguage: call.request.language })
    return isRefused(done) ? done : one(call.params.id)
  })
  route(app, 'POST /api/admin/users/:id/strikes', async (call) => {
    const { actorId, ip } = actorOf(call)
    return standing(await giveStrike(deps, { userId: call.params.id, cause: 'operator', reason: call.body.reason, game: null, givenBy: actorId, ip }) ?? refuse('NOT_FOUND'))
  })
  route(app, 'DELETE /api/admin/users/:id/strikes/:strikeId', async (call) => standing(await removeStrike(deps, { ...call.body, ...actorOf(call), userId: call.params.id, strikeId: call.params.strikeId })))
  route(app, 'POST /api/admin/users/:id/suspension', async (call) => standing(await suspendUser(deps, { ...call.body, ...actorOf(call), userId: call.params.id })))
  route(app, 'DELETE /api/admin/users/:id/suspension', async (call) => standing(await liftSuspension(deps, { ...call.body, ...actorOf(call), userId: call.params.id })))
  route(app, 'POST /api/admin/users/:id/reset-password', (call) => sendOperatorReset(deps, { ...actorOf(call), userId: call.params.id }))
}
