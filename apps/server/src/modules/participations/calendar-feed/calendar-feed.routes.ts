import type { FastifyInstance } from 'fastify'
import { knownZone } from '@tomogolf/format/time-zones'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { sendRefusal } from '../../../platform/http/send-refusal.ts'
import { refuse } from '../../../platform/refusal.ts'
import { computeCalendarTag } from '../../games/listing/calendar-file.presenter.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { formatFeed, presentFeed } from './calendar-feed.presenter.ts'
import { deleteFeed, readFeedOf } from './calendar-feed.repository.ts'
import { readFeedGames } from './feed-games.read.ts'
import { findFeedReader } from './feed-reader.read.ts'
import { renewFeed } from './renew-feed.usecase.ts'

/** The calendar that a user's own program follows, and its address. */
export function calendarFeedRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  route(app, 'GET /api/calendar-feed', async ({ viewer }) =>
    presentFeed(await readFeedOf(db, viewer.userId), deps),
  )
  route(app, 'POST /api/calendar-feed', async ({ viewer, body }) =>
    presentFeed(await renewFeed(deps, viewer.userId, body.timeZone ?? null), deps),
  )
  route(app, 'DELETE /api/calendar-feed', async ({ viewer }) => {
    await deleteFeed(db, viewer.userId)
    return { success: true as const }
  })

  // not part of the JSON contract: programs fetch it without a session
  const path = '/calendar/:secret.ics'
  const config = { endpoint: `GET ${path}`, guard: 'public', limit: 'read' } as const
  app.get<{ Params: { secret: string } }>(path, { config }, async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    const reader = await findFeedReader(db, request.params.secret)
    if (!reader) return sendRefusal(request, reply, refuse('NOT_FOUND'))
    const now = clock.now()
    const [games, settings] = await Promise.all([
      readFeedGames(db, reader.userId, now),
      readSettings(db),
    ])
    const body = formatFeed(
      games,
      { language: reader.language, timeZone: knownZone(reader.timeZone) },
      { ...deps, now, checkInHours: settings.check_in_window_hours },
    )
    const etag = computeCalendarTag(body)
    reply.header('etag', etag)
    if (request.headers['if-none-match']?.replace(/^W\//, '') === etag)
      return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(body)
  })
}
