import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readCompanions } from '../companions/companions.repository.ts'
import type { ParticipationPorts } from '../participation-ports.types.ts'
import { listSeated } from '../participations.repository.ts'
import { presentCheckIn, presentQr } from './attendance.presenter.ts'
import { checkIn } from './check-in.usecase.ts'
import { markPresent } from './mark-present.usecase.ts'
import { showQr } from './show-qr.usecase.ts'
import { statePresence } from './state-presence.usecase.ts'

export function attendanceRoutes(
  app: FastifyInstance,
  deps: Deps,
  ports: ParticipationPorts,
): void {
  async function respondWithQr(gameId: string, hostId: string, renew: boolean) {
    const hostCode = await showQr(deps, { gameId, hostId, renew })
    if (isRefused(hostCode)) return hostCode
    const seated = await listSeated(deps.db, gameId)
    const guestIds = seated.map(({ guestId }) => guestId)
    const companions = await readCompanions(
      deps.db,
      seated.map(({ id }) => id),
    )
    return presentQr(hostCode, seated, await readPeople(deps.db, guestIds), companions)
  }

  route(app, 'GET /api/games/:id/qr', ({ params, viewer }) =>
    respondWithQr(params.id, viewer.userId, false),
  )

  route(app, 'POST /api/games/:id/qr/regenerate', ({ params, viewer }) =>
    respondWithQr(params.id, viewer.userId, true),
  )

  route(app, 'POST /api/games/:id/check-in', async ({ params, viewer, body }) => {
    const checkedIn = await checkIn(deps, {
      gameId: params.id,
      userId: viewer.userId,
      code: body.code,
      proof: body.proof,
      companions: body.companions,
    })
    return isRefused(checkedIn) ? checkedIn : presentCheckIn(checkedIn)
  })

  route(app, 'POST /api/games/:id/guests/:participationId/present', ({ params, viewer, body }) =>
    markPresent(deps, {
      gameId: params.id,
      participationId: params.participationId,
      hostId: viewer.userId,
      at: body?.at === undefined ? undefined : Date.parse(body.at),
    }),
  )

  route(app, 'POST /api/games/:id/attendance-statement', ({ params, viewer, body }) =>
    statePresence(deps, ports, { ...body, gameId: params.id, userId: viewer.userId }),
  )
}
