import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Id } from '@tomogolf/contract/common.schemas'
import type { Limit } from '@tomogolf/contract/api/endpoint'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { checkInWindow } from '@tomogolf/domain/attendance'
import { money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import { sendRefusal } from '../../../platform/http/send-refusal.ts'
import { refuse } from '../../../platform/refusal.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readCourse } from '../../courses/courses.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import {
  formatCalendarFile,
  calendarFileName,
  computeCalendarTag,
  type CalendarTexts,
} from './calendar-file.presenter.ts'
import { readGame, type Game } from '../games.repository.ts'
import { maySeePageOf, type AudiencePorts } from './may-see-game.read.ts'
import { SharePictures, presentSharePicture } from './share-picture.presenter.ts'

type ById = { Params: { id: string }; Querystring: { invite?: string } }

/**
 * A game's calendar file and share picture. Not part of the JSON contract, and public: they contain
 * only what every visitor may read, and of an invite-only game only who may see it.
 */
export function gameFilesRoutes(app: FastifyInstance, deps: Deps, ports: AudiencePorts): void {
  const pictures = new SharePictures()
  const config = (path: string, limit: Limit) =>
    ({ endpoint: `GET ${path}`, guard: 'public', limit }) as const

  const calendar = '/api/games/:id/calendar.ics'
  app.get<ById>(calendar, { config: config(calendar, 'read') }, async (request, reply) => {
    const game = await find(deps, ports, request)
    if (!game) return sendRefusal(request, reply, refuse('GAME_NOT_FOUND'))
    const now = deps.clock.now()
    const course = game.courseId === null ? undefined : await readCourse(deps.db, game.courseId)
    const file = formatCalendarFile(
      game,
      await writeCalendarTexts(deps, game, request.language, now),
      {
        origin: deps.config.origin,
        now,
        place: course,
      },
    )
    return sendFile(request, reply, {
      body: file,
      etag: computeCalendarTag(file),
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
      cache: 'public, no-cache',
      name: calendarFileName(game),
    })
  })

  const picture = '/api/games/:id/share-image.png'
  app.get<ById>(picture, { config: config(picture, 'picture') }, async (request, reply) => {
    const game = await find(deps, ports, request)
    if (!game) return sendRefusal(request, reply, refuse('GAME_NOT_FOUND'))
    const { png, etag } = await pictures.get(
      presentSharePicture(
        game,
        await readSettings(deps.db),
        deps.clock.now(),
        deps.phrase,
        request.language,
      ),
    )
    return sendFile(request, reply, {
      body: png,
      etag,
      type: 'image/png',
      cache: 'public, max-age=600',
    })
  })
}

/** An invite-only game is found by its players, and with the key of its link or the link of a guest. */
async function find(
  { db }: Deps,
  ports: AudiencePorts,
  { params: { id }, query: { invite }, viewer }: FastifyRequest<ById>,
): Promise<Game | undefined> {
  const game = Id.safeParse(id).success ? await readGame(db, id) : undefined
  const reader = { viewerId: viewer?.userId ?? null, invite }
  return game && (await maySeePageOf(db, ports, game, reader)) ? game : undefined
}

async function writeCalendarTexts(
  { db, phrase, config }: Deps,
  game: Game,
  language: FastifyRequest['language'],
  now: Instant,
): Promise<CalendarTexts> {
  const time = (at: Instant) =>
    phrase(language, 'email.time.japan', {
      time: formatDate(at, language, { time: true, year: { unless: now } }),
    })
  const host = (await readPeople(db, [game.hostId])).get(game.hostId)
  const { check_in_window_hours } = await readSettings(db)
  const course = courseNameIn(courseNamesOf(game), language)
  return {
    course,
    summary: phrase(language, 'answers.calendar.summary', { course }),
    description: phrase(language, 'answers.calendar.text', {
      time: time(game.teeTime),
      host: host ? nameForOthers(host) : '',
      price: formatMoney(money(game.priceMinor, game.currency), language),
      opens: time(checkInWindow(game.teeTime, check_in_window_hours).opens),
      link: `${config.origin}/games/${game.id}/shared`,
    }),
  }
}

type File = { body: string | Buffer; etag: string; type: string; cache: string; name?: string }
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, type, cache, name }: File,
): FastifyReply {
  // other sites and programs may embed these
  reply.headers({
    etag,
    'cache-control': cache,
    vary: 'accept-language, cookie',
    'cross-origin-resource-policy': 'cross-origin',
    ...(name && { 'content-disposition': `attachment; filename="${name}"` }),
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type).send(body)
}
