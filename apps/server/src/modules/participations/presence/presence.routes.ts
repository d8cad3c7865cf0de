import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import type { ParticipationPorts } from '../participation-ports.types.ts'
import { answerDidYouPlay } from './answer-did-you-play.usecase.ts'
import { confirmLocation } from './confirm-location.usecase.ts'
import { objectToMark } from './object-to-mark.usecase.ts'
import { stateHostPresence } from './state-host-presence.usecase.ts'

export function presenceRoutes(app: FastifyInstance, deps: Deps, ports: ParticipationPorts): void {
  route(app, 'POST /api/games/:id/location', ({ params, viewer, body }) =>
    confirmLocation(deps, {
      gameId: params.id,
      userId: viewer.userId,
      device: {
        latitude: body.latitude,
        longitude: body.longitude,
        accuracyMetres: body.accuracy,
      },
    }),
  )

  route(app, 'POST /api/games/:id/host-statement', ({ params, viewer, body }) =>
    stateHostPresence(deps, ports, { ...body, gameId: params.id, userId: viewer.userId }),
  )

  route(app, 'POST /api/games/:id/objection', ({ params, viewer, body }) =>
    objectToMark(deps, ports, { ...body, gameId: params.id, userId: viewer.userId }),
  )

  route(app, 'POST /api/games/:id/played', ({ params, viewer, body }) =>
    answerDidYouPlay(deps, {
      gameId: params.id,
      userId: viewer.userId,
      answer: body.answer,
      playedWith: body.participationIds,
    }),
  )
}
