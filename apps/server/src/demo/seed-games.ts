import { japanText } from '@tomogolf/domain/time'
import { GameBody } from '@tomogolf/contract/games.schemas'
import type { Deps } from '../deps.ts'
import { isRefused } from '../platform/refusal.ts'
import { readCourse } from '../modules/courses/courses.repository.ts'
import { createGame } from '../modules/games/hosting/create-game.usecase.ts'
import type { Game } from '../modules/games/games.repository.ts'
import { gamePorts } from '../module-ports.ts'
import { joinGame } from '../modules/participations/joining/join-game.usecase.ts'
import { teeTimeOf } from './demo-times.ts'
import type { DemoGame } from './games.data.ts'
import type { Ids } from './seed-people.ts'

/** Creates a demonstration game and joins its guests, with the use cases of the product. */
export async function seedGame(
  deps: Deps,
  ids: Ids,
  spec: DemoGame,
  teeTime = teeTimeOf(spec, deps.clock.now()),
): Promise<Game> {
  const { host, day: _day, time: _time, course: courseId, guests = [], ride, ...facts } = spec
  const course = await readCourse(deps.db, courseId)
  if (!course) throw new Error(`demo game: no course ${courseId}`)
  const input = GameBody.parse({
    ...facts,
    courseId,
    courseName: course.nameEn,
    location: `${course.municipality}, ${course.prefecture}, Japan`,
    date: japanText(teeTime),
    ...(course.terrainKnown && { courseTerrain: course.terrain }),
    ...(ride && { transportationProvided: true, transportationDetails: ride }),
  })
  const game = await createGame(deps, gamePorts(deps), idOf(ids, host), input)
  if (isRefused(game)) throw new Error(`demo game of ${host} at ${courseId}: ${game.refused}`)
  for (const guest of guests) await join(deps, game, idOf(ids, guest), guest)
  return game
}

async function join(deps: Deps, game: Game, userId: string, key: string): Promise<void> {
  const joined = await joinGame(deps, { gameId: game.id, userId, ip: null, language: 'en' })
  if (isRefused(joined))
    throw new Error(`demo guest ${key} at ${game.courseName}: ${joined.refused}`)
}
function idOf(ids: Ids, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`demo data: unknown person ${key}`)
  return id
}
