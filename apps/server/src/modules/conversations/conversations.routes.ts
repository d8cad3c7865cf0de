import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { EventStreams } from '../../platform/http/event-streams.ts'
import { isRefused, refuse } from '../../platform/refusal.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { countUnread, reachConversation } from './conversation-people.read.ts'
import { readConversation } from './conversation.read.ts'
import { presentMessage } from './conversations.presenter.ts'
import { markRead, readStates } from './conversations.repository.ts'
import { translateMessage } from './translate-message.usecase.ts'
import { sendMessage } from './send-message.usecase.ts'

/** One query per process, however many conversations are open. */
const LIVE_POLL_MS = 1000

export function conversationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  route(app, 'GET /api/games/:id/messages', ({ params, query, viewer }) =>
    readConversation(deps, { gameId: params.id, userId: viewer.userId }, query),
  )
  route(app, 'POST /api/games/:id/messages', async ({ params, body, viewer }) => {
    const sent = await sendMessage(deps, { gameId: params.id, userId: viewer.userId }, body)
    return isRefused(sent) ? sent : { message: presentMessage(sent, viewer.userId) }
  })
  route(app, 'PUT /api/games/:id/messages/read', async ({ params, body, viewer }) => {
    const { userId } = viewer
    const settings = await readSettings(db)
    if (!(await reachConversation(db, params.id, userId, settings, clock.now())))
      return refuse('GAME_NOT_FOUND')
    await markRead(db, { gameId: params.id, userId, seq: body.seq })
    return { success: true as const }
  })
  route(app, 'POST /api/messages/:id/translation', ({ params, body, viewer }) =>
    translateMessage(deps, { messageId: params.id, userId: viewer.userId, to: body.to }),
  )
  const streams = new EventStreams((gameIds) => readStates(db, gameIds), LIVE_POLL_MS)
  // before the server waits for open connections to end
  app.addHook('preClose', () => streams.close())
  route(app, 'GET /api/games/:id/messages/events', async ({ params, viewer, reply }) => {
    const { userId } = viewer
    const settings = await readSettings(db)
    if (!(await reachConversation(db, params.id, userId, settings, clock.now())))
      return refuse('GAME_NOT_FOUND')
    const stream = streams.open(params.id, userId)
    if (!stream) return refuse('RATE_LIMITED')
    return reply
      .type('text/event-stream; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream)
  })
  route(app, 'GET /api/messages/unread', async ({ viewer }) => ({
    games: await countUnread(db, viewer.userId, await readSettings(db), clock.now()),
  }))
}
