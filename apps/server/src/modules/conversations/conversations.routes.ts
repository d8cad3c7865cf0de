import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused, refuse } from '../../platform/refusal.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { countUnread, reachConversation } from './conversation-people.read.ts'
import { readConversation } from './conversation.read.ts'
import { presentMessage } from './conversations.presenter.ts'
import { markRead } from './conversations.repository.ts'
import { sendMessage } from './send-message.usecase.ts'

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
  route(app, 'GET /api/messages/unread', async ({ viewer }) => ({
    games: await countUnread(db, viewer.userId, await readSettings(db), clock.now()),
  }))
}
