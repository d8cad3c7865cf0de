import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { readUpload } from '../../../platform/http/read-upload.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import type { GamePorts } from '../game-ports.types.ts'
import { readGame } from '../games.repository.ts'
import { presentFile, presentOwnBooking } from './booking.presenter.ts'
import {
  readBooking,
  readEvidence,
  readEvidenceFacts,
  type CourseBooking,
} from './bookings.repository.ts'
import { readDraftFacts } from './evidence-drafts.repository.ts'
import { sendEvidence } from './evidence-file.presenter.ts'
import { dropEvidence, keepEvidence } from './keep-evidence.usecase.ts'
import { removeBooking, saveBooking } from './save-booking.usecase.ts'
import { removeEvidence, saveEvidence } from './save-evidence.usecase.ts'

export function bookingRoutes(
  app: FastifyInstance,
  deps: Deps,
  ports: Pick<GamePorts, 'isGameHeld' | 'onBookingTaken'>,
): void {
  const present = async (booking: CourseBooking) =>
    presentOwnBooking(
      booking,
      (await readEvidenceFacts(deps.db, [booking.gameId])).get(booking.gameId),
    )
  const hostRefusal = async (gameId: string, userId: string) => {
    const game = await readGame(deps.db, gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    return game.hostId === userId ? null : refuse('FORBIDDEN')
  }
  route(app, 'GET /api/games/:id/booking', async ({ params, viewer }) => {
    const refusal = await hostRefusal(params.id, viewer.userId)
    if (refusal) return refusal
    const booking = await readBooking(deps.db, params.id)
    return { booking: booking ? await present(booking) : null }
  })
  route(app, 'PUT /api/games/:id/booking', async ({ params, viewer, body }) => {
    const about = { userId: viewer.userId, gameId: params.id }
    const saved = await saveBooking(deps, ports, about, body)
    return isRefused(saved) ? saved : { booking: await present(saved) }
  })
  route(app, 'DELETE /api/games/:id/booking', ({ params, viewer }) =>
    removeBooking(deps, ports, viewer.userId, params.id),
  )
  route(app, 'POST /api/games/:id/booking/evidence', async ({ params, viewer, request }) => {
    const file = await readUpload(app, request)
    if (isRefused(file)) return file
    const about = { userId: viewer.userId, gameId: params.id }
    const saved = await saveEvidence(deps, ports, about, file)
    return isRefused(saved) ? saved : { booking: await present(saved) }
  })
  route(app, 'GET /api/games/:id/booking/evidence', async ({ params, viewer, reply }) => {
    const refusal = await hostRefusal(params.id, viewer.userId)
    if (refusal) return refusal
    const file = await readEvidence(deps.db, params.id)
    return file ? sendEvidence(reply, file) : refuse('NOT_FOUND')
  })
  route(app, 'DELETE /api/games/:id/booking/evidence', ({ params, viewer }) =>
    removeEvidence(deps, ports, viewer.userId, params.id),
  )
  route(app, 'GET /api/booking-evidence', async ({ viewer }) => {
    const file = await readDraftFacts(deps.db, viewer.userId)
    return { file: file ? presentFile(file) : null }
  })
  route(app, 'POST /api/booking-evidence', async ({ viewer, request }) => {
    const file = await readUpload(app, request)
    if (isRefused(file)) return file
    const kept = await keepEvidence(deps, viewer.userId, file)
    return isRefused(kept) ? kept : { file: presentFile(kept) }
  })
  route(app, 'DELETE /api/booking-evidence', ({ viewer }) => dropEvidence(deps, viewer.userId))
}
