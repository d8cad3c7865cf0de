import { japanText } from '@tomogolf/domain/time'
import { GameBody } from '@tomogolf/contract/games.schemas'
import type { Deps } from '../deps.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { readCourse } from '../modules/courses/courses.repository.ts'
import { createGame } from '../modules/games/hosting/create-game.usecase.ts'
import type { Game } from '../modules/games/games.repository.ts'
import { gamePorts } from '../module-ports.ts'
import { proposeKatakana, proposeLatin } from '@tomogolf/domain/katakana/propose-katakana'
import { joinGame } from '../modules/participations/joining/join-game.usecase.ts'
import { teeTimeOf } from './demo-times.ts'
import { PEOPLE } from './people.data.ts'
import type { DemoGame } from './games.data.ts'
import type { JoinRequest } from '../modules/participations/joining/reserve-seat.step.ts'
import type { Ids } from './seed-people.ts'

type GivenName = NonNullable<JoinRequest['name']>

/** Creates a demonstration game and joins its guests; throws when one is refused. */
export async function seedGame(
  deps: Deps,
  ids: Ids,
  spec: DemoGame,
  teeTime = teeTimeOf(spec, deps.clock.now()),
): Promise<Game> {
  const game = await addGame(deps, ids, spec, teeTime)
  if (isRefused(game))
    throw new Error(`demo game of ${spec.host} at ${spec.course}: ${game.refused}`)
  for (const guest of spec.guests ?? []) {
    const joined = await addGuest(deps, ids, game, guest)
    if (isRefused(joined))
      throw new Error(`demo guest ${guest} at ${game.courseName}: ${joined.refused}`)
  }
  return game
}

/** Creates a demonstration game without guests, with the use case of the product. */
export async function addGame(
  deps: Deps,
  ids: Ids,
  spec: DemoGame,
  teeTime = teeTimeOf(spec, deps.clock.now()),
): Promise<Game | Refused> {
  const { host, day: _day, time: _time, course: courseId, guests: _guests, ride, ...facts } = spec
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
  return createGame(deps, gamePorts(deps), idOf(ids, host), input)
}

/** `guest`: key of a person, who joins the game as a guest of the product does, with a name. */
export const addGuest = (deps: Deps, ids: Ids, game: Game, guest: string) =>
  joinGame(deps, {
    gameId: game.id,
    userId: idOf(ids, guest),
    ip: null,
    language: 'en',
    name: nameOf(guest),
  })

/** The proposals of the join dialog, accepted as they are. */
function nameOf(guest: string): GivenName | undefined {
  const person = PEOPLE.find(({ key }) => key === guest)
  if (!person) return undefined
  const parts = { firstName: person.first, lastName: person.last, country: person.country }
  const [latin, katakana] = [proposeLatin(parts), proposeKatakana(parts)]
  return latin && katakana ? { agreed: true, latin, katakana, clubs: 'own' } : undefined
}

function idOf(ids: Ids, key: string): string {
  const id = ids.get(key)
  if (!id) throw new Error(`demo data: unknown person ${key}`)
  return id
}
