import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { forceCancelGame } from '../../games/hosting/force-cancel-game.usecase.ts'
import { forceCancelEffects } from '../../participations/on-force-cancelled.ts'
import { presentSettings } from '../../settings/settings.presenter.ts'
import { writeSettings } from '../../settings/write-settings.usecase.ts'
import { actorOf, answerList } from '../admin-list.ts'
import { listAllAudit, listAudit, type AuditListQuery } from './audit.read.ts'
import { readAdminGame } from '../games/game.read.ts'
import { listAdminGames, listAllAdminGames, type GameQuery } from '../games/games.read.ts'
import { readOverview } from '../metrics/overview.read.ts'
import { readSettingChanges } from './setting-changes.read.ts'
import { systemProbes } from './system.read.ts'
import { withWhatChanged } from '../conflict.read.ts'

/** Overview, games, settings and the record of what administrators did. */
export function systemRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/overview', ({ query }) =>
    readOverview(deps.db, query.range, deps.clock.now()),
  )

  const look = systemProbes(deps)
  route(app, 'GET /api/admin/system-status', look)

  const game = async (id: string) => (await readAdminGame(deps.db, id)) ?? refuse('GAME_NOT_FOUND')
  route(app, 'GET /api/admin/games', (call) =>
    answerList(deps, call, {
      name: 'games',
      page: (q: GameQuery) => listAdminGames(deps.db, q),
      all: (q: GameQuery) => listAllAdminGames(deps.db, q),
      columns: [
        ['id', (g) => g.id],
        ['tee_time', (g) => g.teeTime],
        ['course', (g) => g.courseName],
        ['location', (g) => g.location],
        ['status', (g) => g.status],
        ['host', (g) => g.host.name],
        ['host_email', (g) => g.host.email],
        ['price', (g) => g.price.amount],
        ['currency', (g) => g.price.currency],
        ['slots', (g) => g.slots],
        ['guests', (g) => g.seatsTaken],
        ['created_at', (g) => g.createdAt],
      ],
    }),
  )
  route(app, 'GET /api/admin/games/:id', ({ params }) => game(params.id))
  route(app, 'POST /api/admin/games/:id/cancel', async (call) => {
    const done = await forceCancelGame(deps, forceCancelEffects(deps), {
      ...call.body,
      ...actorOf(call),
      gameId: call.params.id,
    }).then((result) =>
      withWhatChanged(deps, call.request.language, 'game', call.params.id, result),
    )
    return isRefused(done) ? done : game(call.params.id)
  })

  route(app, 'PUT /api/admin/settings', async (call) => {
    const written = await writeSettings(deps, {
      ...call.body,
      ...actorOf(call),
      language: call.request.language,
    })
    // one of them stands for all: the details say which were changed
    return isRefused(written)
      ? withWhatChanged(
          deps,
          call.request.language,
          'audit',
          written.details?.[0]?.path ?? '',
          written,
        )
      : presentSettings(written)
  })
  route(app, 'GET /api/admin/settings/changes', async () => ({
    changes: await readSettingChanges(deps.db),
  }))
  route(app, 'GET /api/admin/audit-log', (call) =>
    answerList(deps, call, {
      name: 'audit-log',
      page: (q: AuditListQuery) => listAudit(deps.db, q),
      all: (q: AuditListQuery) => listAllAudit(deps.db, q),
      columns: [
        ['at', (a) => a.at],
        ['who', (a) => a.actor?.email],
        ['action', (a) => a.action],
        ['subject', (a) => a.subject],
        ['about', (a) => a.about],
        ['reason', (a) => a.reason],
        ['before', (a) => a.before],
        ['after', (a) => a.after],
        ['ip', (a) => a.ip],
      ],
    }),
  )
}
