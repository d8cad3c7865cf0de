import type { World } from './world.ts'
import { must, type Person } from './people.ts'

/** A call of one person about a game; fails unless it answers `status`. */
const post = (
  world: World,
  person: Person,
  gameId: string,
  path: string,
  body: object | undefined,
  status: number,
) =>
  world
    .call<{ code?: string; nearness?: string }>(`POST /api/games/${gameId}/${path}`, {
      cookie: person.cookie,
      ...(body && { body }),
    })
    .then((answer) => must(answer, status).body)

export const reportHost = (world: World, guest: Person, gameId: string, status = 200) =>
  post(
    world,
    guest,
    gameId,
    'report',
    { reason: 'host_not_here', message: 'The host is not at reception.' },
    status,
  )
export const stateAsHost = (world: World, host: Person, gameId: string, status = 200) =>
  post(world, host, gameId, 'host-statement', { text: 'I was at reception from seven.' }, status)
export const objectToMark = (world: World, guest: Person, gameId: string, status = 200) =>
  post(world, guest, gameId, 'objection', { text: 'I never met this host.' }, status)
export const answerPlayed = (
  world: World,
  person: Person,
  gameId: string,
  answer: 'played' | 'not_played' | 'host_absent',
  status = 200,
) => post(world, person, gameId, 'played', { answer }, status)

export const participationIdOf = async (
  world: World,
  gameId: string,
  guest: Person,
): Promise<string> =>
  (
    await world.deps.db.executeSql<{ id: string }>(
      'SELECT id FROM participations WHERE game_id = $1 AND guest_id = $2 ORDER BY agreed_at DESC',
      [gameId, guest.id],
    )
  ).rows[0]!.id
export const markPresent = async (
  world: World,
  host: Person,
  gameId: string,
  guest: Person,
  status = 200,
) =>
  post(
    world,
    host,
    gameId,
    `guests/${await participationIdOf(world, gameId, guest)}/present`,
    undefined,
    status,
  )
/** Seven decimal places of the course's coordinates move a device by so many kilometres north. */
export const confirmLocation = (
  world: World,
  person: Person,
  gameId: string,
  device: { latitude: number; longitude: number; accuracy: number },
  status = 200,
) => post(world, person, gameId, 'location', device, status)
