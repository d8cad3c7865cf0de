import type { FastifyInstance, FastifyRequest } from 'fastify'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { editProfile } from '../../accounts/profile/edit-profile.usecase.ts'
import { sendOperatorReset } from '../../accounts/sessions/send-operator-reset.usecase.ts'
import { giveStrike } from '../../standing/give-strike.usecase.ts'
import { liftSuspension } from '../../standing/lift-suspension.usecase.ts'
import { removeStrike } from '../../standing/remove-strike.usecase.ts'
import { suspendUser } from '../../standing/suspend-user.usecase.ts'
import { actorOf, answerList } from '../admin-list.ts'
import { readTimeline } from './timeline.read.ts'
import { readUser } from './user.read.ts'
import { listAllUsers, listUsers, type UserQuery } from './users.read.ts'
import { withWhatChanged, type ChangeSource } from '../conflict.read.ts'

const standing = (s: { strikes: number; suspendedUntil: Instant | null } | Refused) =>
  isRefused(s)
    ? s
    : {
        strikes: s.strikes,
        suspendedUntil: s.suspendedUntil === null ? null : iso(s.suspendedUntil),
      }

const seenStanding = (s: { strikes: number; suspendedUntil: string | null } | undefined) =>
  s && {
    strikes: s.strikes,
    suspendedUntil: s.suspendedUntil === null ? null : Date.parse(s.suspendedUntil),
  }

export function usersRoutes(app: FastifyInstance, deps: Deps): void {
  const one = async (id: string) =>
    (await readUser(deps.db, id, deps.clock.now())) ?? refuse('NOT_FOUND')
  const changed = <T>(
    call: { params: { id: string }; request: FastifyRequest },
    of: ChangeSource,
    done: T | Refused,
  ) => withWhatChanged(deps, call.request.language, of, call.params.id, done)
  route(app, 'GET /api/admin/users', (call) =>
    answerList(deps, call, {
      name: 'users',
      page: (q: UserQuery) => listUsers(deps.db, q, deps.clock.now()),
      all: (q: UserQuery) => listAllUsers(deps.db, q, deps.clock.now()),
      columns: [
        ['id', (u) => u.id],
        ['name', (u) => u.name],
        ['email', (u) => u.email],
        ['username', (u) => u.username],
        ['role', (u) => u.role],
        ['state', (u) => u.state],
        ['hosted', (u) => u.hosted],
        ['joined', (u) => u.joined],
        ['strikes', (u) => u.strikes],
        ['suspended_until', (u) => u.suspendedUntil],
        ['created_at', (u) => u.createdAt],
        ['last_seen_at', (u) => u.lastSeenAt],
      ],
    }),
  )
  route(app, 'GET /api/admin/users/:id', ({ params }) => one(params.id))
  route(app, 'GET /api/admin/users/:id/timeline', async ({ params, query }) =>
    (await readAccount(deps.db, params.id))
      ? readTimeline(deps.db, params.id, query.before)
      : refuse('NOT_FOUND'),
  )
  route(app, 'PATCH /api/admin/users/:id', async (call) => {
    const done = await changed(
      call,
      'profile',
      await editProfile(deps, {
        ...call.body,
        ...actorOf(call),
        userId: call.params.id,
        readerLanguage: call.request.language,
      }),
    )
    return isRefused(done) ? done : one(call.params.id)
  })
  route(app, 'POST /api/admin/users/:id/strikes', async (call) => {
    const { actorId, ip } = actorOf(call),
      { reason, seen } = call.body
    return standing(
      await changed(
        call,
        'audit',
        (await giveStrike(deps, {
          userId: call.params.id,
          cause: 'operator',
          reason,
          game: null,
          givenBy: actorId,
          ip,
          seen: seenStanding(seen),
        })) ?? refuse('NOT_FOUND'),
      ),
    )
  })
  route(app, 'DELETE /api/admin/users/:id/strikes/:strikeId', async (call) =>
    standing(
      await changed(
        call,
        'audit',
        await removeStrike(deps, {
          ...call.body,
          ...actorOf(call),
          userId: call.params.id,
          strikeId: call.params.strikeId,
        }),
      ),
    ),
  )
  route(app, 'POST /api/admin/users/:id/suspension', async (call) =>
    standing(
      await changed(
        call,
        'audit',
        await suspendUser(deps, {
          ...call.body,
          ...actorOf(call),
          userId: call.params.id,
          seen: seenStanding(call.body.seen),
        }),
      ),
    ),
  )
  route(app, 'DELETE /api/admin/users/:id/suspension', async (call) =>
    standing(
      await changed(
        call,
        'audit',
        await liftSuspension(deps, { ...call.body, ...actorOf(call), userId: call.params.id }),
      ),
    ),
  )
  route(app, 'POST /api/admin/users/:id/reset-password', (call) =>
    sendOperatorReset(deps, { ...actorOf(call), userId: call.params.id }),
  )
}
