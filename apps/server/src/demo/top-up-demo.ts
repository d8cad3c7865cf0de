import { hours } from '@tomogolf/domain/time'
import type { Deps } from '../deps.ts'
import { isRefused } from '../platform/refusal.ts'
import { readAccountByEmail } from '../modules/accounts/accounts.repository.ts'
import { listOpenGamesOf, type Game } from '../modules/games/games.repository.ts'
import { readParticipationOf } from '../modules/participations/participations.repository.ts'
import { addDemoRequest } from './demo-request.ts'
import { GAMES, type DemoGame } from './games.data.ts'
import { emailOf, PEOPLE } from './people.data.ts'
import { isDemoAllowed, withNotificationsOnlyTo, demoAccountIds } from './seed-demo.ts'
import { addGame, addGuest } from './seed-games.ts'
import type { Ids } from './seed-people.ts'

/** Games are added when fewer than this share of them is ahead. */
const FEW = GAMES.length / 2
/** The next game of the demo host is at most this far away. */
const SOON = hours(30)
const NEXT_GAME = GAMES.find(({ day }) => day === 'soon')!

/**
 * Keeps the demonstration alive: adds games when few are ahead, a next game of the demo host with a
 * seat for the demo guest, and a request for the administrator. Does nothing in a database without
 * the demonstration accounts, and a second time. Returns the number of games added. Call it under
 * the lock of `prepareData`.
 */
export async function topUpDemo(deps: Deps): Promise<number> {
  if (!isDemoAllowed(deps)) return 0
  const ids = await readDemoIds(deps)
  if (!ids) return 0
  const quiet = withNotificationsOnlyTo(deps, demoAccountIds(ids))
  const ahead = await listGamesAhead(deps, ids)
  let added = 0
  if (ahead.length < FEW)
    for (const spec of GAMES)
      if (!ahead.some((game) => isOf(game, ids, spec)))
        added += await addWithGuests(quiet, ids, spec)
  if (!(await hasSeatSoon(quiet, ids))) added += await addWithGuests(quiet, ids, NEXT_GAME)
  await addDemoRequest(quiet, ids)
  if (added > 0) deps.log.info({ games: added }, 'demonstration games added')
  return added
}

/** Ids of the demonstration people; null unless the three demo accounts exist. */
async function readDemoIds({ db }: Deps): Promise<Ids | null> {
  const ids = new Map<string, string>()
  for (const person of PEOPLE) {
    const account = await readAccountByEmail(db, emailOf(person))
    if (account) ids.set(person.key, account.user.id)
  }
  return ['emily', 'kenji', 'naoko'].every((key) => ids.has(key)) ? ids : null
}

/** Games of the demonstration that have not started, next ones first. */
async function listGamesAhead({ db, clock }: Deps, ids: Ids): Promise<Game[]> {
  const hosts = [...new Set(GAMES.map(({ host }) => host))].filter((host) => ids.has(host))
  const games: Game[] = []
  for (const host of hosts) games.push(...(await listOpenGamesOf(db, ids.get(host)!)))
  return games
    .filter(({ status, teeTime }) => status === 'scheduled' && teeTime > clock.now())
    .filter((game) => GAMES.some((spec) => isOf(game, ids, spec)))
    .toSorted((a, b) => a.teeTime - b.teeTime)
}

/** By the text as well: a visitor may add games of the same host at the same course. */
const isOf = (game: Game, ids: Ids, { host, course, notes }: DemoGame) =>
  game.hostId === ids.get(host) && game.courseId === course && game.notes === notes

/** Adds a game unless its host cannot host it any more; guests who cannot join stay away. */
async function addWithGuests(deps: Deps, ids: Ids, spec: DemoGame): Promise<number> {
  if (!ids.has(spec.host)) return 0
  const game = await addGame(deps, ids, spec)
  if (isRefused(game)) return 0
  for (const guest of spec.guests ?? []) if (ids.has(guest)) await addGuest(deps, ids, game, guest)
  return 1
}

/**
 * Whether the demo guest has, or now gets, a seat in a game of the demo host that is soon. One whom a
 * visitor let leave gets none again.
 */
async function hasSeatSoon(deps: Deps, ids: Ids): Promise<boolean> {
  const end = deps.clock.now() + SOON
  const soon = (await listGamesAhead(deps, ids)).filter(
    ({ hostId, teeTime }) => hostId === ids.get(NEXT_GAME.host) && teeTime <= end,
  )
  for (const game of soon)
    if (await readParticipationOf(deps.db, game.id, ids.get('emily')!)) return true
  for (const game of soon) if (!isRefused(await addGuest(deps, ids, game, 'emily'))) return true
  return false
}
