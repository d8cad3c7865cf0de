import { laterDays } from '@tomogolf/domain/series/weekly-series'
import {
  DAY,
  hours,
  japanDate,
  japanText,
  startOfJapanDay,
  type Instant,
} from '@tomogolf/domain/time'
import { GameBody } from '@tomogolf/contract/games.schemas'
import type { Deps } from '../deps.ts'
import { isRefused, type Refused } from '../platform/refusal.ts'
import { readCourse } from '../modules/courses/courses.repository.ts'
import type { BookingInput } from '../modules/games/booking/booking-input.adapter.ts'
import { answerQuestion } from '../modules/games/questions/answer-question.usecase.ts'
import { askQuestion } from '../modules/games/questions/ask-question.usecase.ts'
import { createGame } from '../modules/games/hosting/create-game.usecase.ts'
import type { Game } from '../modules/games/games.repository.ts'
import { markRead } from '../modules/conversations/conversations.repository.ts'
import { sendMessage } from '../modules/conversations/send-message.usecase.ts'
import { gamePorts } from '../module-ports.ts'
import { proposeKatakana, proposeLatin } from '@tomogolf/domain/katakana/propose-katakana'
import { joinGame } from '../modules/participations/joining/join-game.usecase.ts'
import { teeTimeOf } from './demo-times.ts'
import { PEOPLE } from './people.data.ts'
import type { DemoGame } from './games.data.ts'
import type { JoinRequest } from '../modules/participations/joining/agreement.step.ts'
import type { Ids } from './seed-people.ts'
import { seedEvidence } from './seed-evidence.ts'

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
    const joined = await addGuest(deps, ids, game, guest, {
      companion: spec.companions?.[guest],
      invited: spec.inviting?.includes(guest) ? 1 : 0,
    })
    if (isRefused(joined))
      throw new Error(`demo guest ${guest} at ${game.courseName}: ${joined.refused}`)
  }
  await seedTalk(deps, ids, game.id, spec.talk ?? [])
  return game
}

/** Writes the conversation of a game, which its players have read: no mail follows. */
async function seedTalk(
  deps: Deps,
  ids: Ids,
  gameId: string,
  talk: NonNullable<DemoGame['talk']>,
): Promise<void> {
  for (const [index, { by, ...content }] of talk.entries()) {
    const sent = await sendMessage(
      deps,
      { gameId, userId: idOf(ids, by) },
      { clientId: `demo-${index}-${gameId}`, ...content },
    )
    if (isRefused(sent)) throw new Error(`demo message of ${by}: ${sent.refused}`)
  }
  for (const by of new Set(talk.map((message) => message.by)))
    await markRead(deps.db, { gameId, userId: idOf(ids, by), seq: talk.length })
}

/** Creates a demonstration game without guests, with the use case of the product. */
export async function addGame(
  deps: Deps,
  ids: Ids,
  spec: DemoGame,
  teeTime = teeTimeOf(spec, deps.clock.now()),
): Promise<Game | Refused> {
  const {
    host,
    day: _day,
    time: _time,
    course: courseId,
    guests: _guests,
    companions: _companions,
    inviting: _inviting,
    ride,
    booking,
    talk: _talk,
    question,
    weeks = 1,
    ...facts
  } = spec
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
  const game = await createGame(deps, gamePorts(deps), idOf(ids, host), {
    ...input,
    booking: booking ? bookingAt(booking, spec.slots + 1, teeTime) : null,
    repeatOn: laterDays(japanDate(teeTime), weeks),
  })
  if (booking && !isRefused(game)) await seedEvidence(deps, ids, game, booking)
  if (question && !isRefused(game)) await addQuestion(deps, ids, game, question)
  return game
}

/** A booking with the deadlines and charges that many courses have. */
const bookingAt = (
  { via, reference }: NonNullable<DemoGame['booking']>,
  bookedPlayers: number,
  teeTime: Instant,
): BookingInput => ({
  via,
  reference,
  bookedPlayers,
  namesDueAt: japanText(startOfJapanDay(teeTime) - 2 * DAY + hours(12)),
  freeChangesUntil: japanText(startOfJapanDay(teeTime) - 3 * DAY + hours(20)),
  schedule: [
    { fromHours: 60, amount: 3000, percent: null, per: 'player' },
    { fromHours: 24, amount: null, percent: 100, per: 'player' },
  ],
})
async function addQuestion(
  deps: Deps,
  ids: Ids,
  game: Game,
  { by, text, answer }: NonNullable<DemoGame['question']>,
): Promise<void> {
  const asked = await askQuestion(deps, gamePorts(deps), {
    gameId: game.id,
    askerId: idOf(ids, by),
    text,
  })
  if (isRefused(asked)) throw new Error(`demo question by ${by}: ${asked.refused}`)
  await answerQuestion(deps, {
    gameId: game.id,
    questionId: asked.id,
    hostId: game.hostId,
    text: answer,
  })
}

/**
 * `guest`: key of a person, who joins the game as a guest of the product does, with a name. `companion`:
 * comes along on the guest's card. `invited`: companions with their own accounts.
 */
export const addGuest = (
  deps: Deps,
  ids: Ids,
  game: Game,
  guest: string,
  {
    companion,
    invited = 0,
  }: {
    companion?: { firstName: string; lastName: string } | undefined
    invited?: number
  } = {},
) =>
  joinGame(deps, {
    gameId: game.id,
    userId: idOf(ids, guest),
    ip: null,
    language: 'en',
    name: nameOf(guest),
    invited,
    ...(companion && { companions: [{ ...companion, adult: true, languages: ['en'] }] }),
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
