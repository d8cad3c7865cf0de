import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { refuse } from '../../platform/refusal.ts'
import { approvalRoutes } from './approval/approval.routes.ts'
import { attendanceRoutes } from './attendance/attendance.routes.ts'
import { calendarFeedRoutes } from './calendar-feed/calendar-feed.routes.ts'
import { casesRoutes } from './cases/cases.routes.ts'
import { chargesRoutes } from './charges/charges.routes.ts'
import { goNoGoRoutes } from './go-no-go/go-no-go.routes.ts'
import { gameDetailFor } from './game-detail.read.ts'
import { joiningRoutes } from './joining/joining.routes.ts'
import { ledgerRoutes } from './ledger/ledger.routes.ts'
import { namesRoutes } from './names/names.routes.ts'
import { presenceRoutes } from './presence/presence.routes.ts'
import { safetyRoutes } from './safety/safety.routes.ts'
import { invitationsRoutes } from './invitations/invitations.routes.ts'
import { substitutesRoutes } from './substitutes/substitutes.routes.ts'
import { waitingRoutes } from './waiting/waiting.routes.ts'
import { readMyGames } from './my-games.read.ts'
import type { ParticipationPorts } from './participation-ports.types.ts'

export function participationsRoutes(
  app: FastifyInstance,
  deps: Deps,
  ports: ParticipationPorts,
): void {
  route(
    app,
    'GET /api/games/:id',
    async ({ params, query, viewer }) =>
      (await gameDetailFor(deps, params.id, viewer, query.invite)) ?? refuse('GAME_NOT_FOUND'),
  )
  route(app, 'GET /api/my-games', ({ query, viewer }) =>
    readMyGames(deps, ports, viewer.userId, query.tab),
  )
  joiningRoutes(app, deps)
  approvalRoutes(app, deps)
  waitingRoutes(app, deps)
  substitutesRoutes(app, deps)
  invitationsRoutes(app, deps)
  goNoGoRoutes(app, deps)
  attendanceRoutes(app, deps, ports)
  presenceRoutes(app, deps, ports)
  namesRoutes(app, deps)
  chargesRoutes(app, deps)
  casesRoutes(app, deps, ports)
  ledgerRoutes(app, deps)
  calendarFeedRoutes(app, deps)
  safetyRoutes(app, deps)
}
