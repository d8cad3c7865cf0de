import { DAY, hours, japanDate } from '@tomogolf/domain/time'
import { ALL_REGIONS } from '@tomogolf/domain/wishes/liquidity'
import type { Deps } from '../deps.ts'
import { isRefused } from '../platform/refusal.ts'
import { gamePorts } from '../module-ports.ts'
import { cancelGame } from '../modules/games/hosting/cancel-game.usecase.ts'
import { insertWishDay } from '../modules/wishes/wishes.repository.ts'
import { teeTimeOf, withPastClock } from './demo-times.ts'
import { EARLIER_GAMES, EARLIER_WISHES, type EarlierGame } from './earlier-games.data.ts'
import { GAMES } from './games.data.ts'
import { addGame, addGuest } from './seed-games.ts'
import { playGame } from './seed-past-game.ts'
import type { Ids } from './seed-people.ts'

/** Guests join so late that their holds are placed at once. */
const JOINED_BEFORE = 3 * DAY + hours(9)
/** Later days are counted from the alerts themselves. */
const COUNTED_UNTIL = 4
const COUNTED_FROM = 60

/** Creates the games and the counted alerts of the past weeks. Call it as `seedPastGame`. */
export async function seedEarlierGames(deps: Deps, ids: Ids): Promise<void> {
  for (const earlier of EARLIER_GAMES) await seedEarlierGame(deps, ids, earlier)
  await seedWishDays(deps)
}

async function seedEarlierGame(
  deps: Deps,
  ids: Ids,
  { host, day, published, slots, guests = [], isOff }: EarlierGame,
): Promise<void> {
  const { clock } = deps
  const {
    question: _question,
    booking: _booking,
    ...like
  } = GAMES.find((game) => game.host === host)!
  const spec = { ...like, slots: slots ?? like.slots, day, time: '08:36' }
  await withPastClock(clock, async (present) => {
    const teeTime = teeTimeOf(spec, present)
    clock.set(teeTime - published * DAY)
    const game = await addGame(deps, ids, spec, teeTime)
    if (isRefused(game)) throw new Error(`earlier demo game of ${host}: ${game.refused}`)
    clock.set(teeTime - JOINED_BEFORE)
    if (isOff) {
      const reason = 'Too few players'
      const called = await cancelGame(deps, gamePorts(deps), game.hostId, game.id, { reason })
      if (isRefused(called)) throw new Error(`earlier demo game of ${host}: ${called.refused}`)
      return
    }
    for (const guest of guests) {
      const joined = await addGuest(deps, ids, game, guest)
      if (isRefused(joined)) throw new Error(`earlier demo guest ${guest}: ${joined.refused}`)
    }
    await playGame(deps, ids, game, guests)
  })
}

/** As the daily job would have counted them. */
async function seedWishDays({ clock, db }: Deps): Promise<void> {
  for (let ago = COUNTED_FROM; ago > COUNTED_UNTIL; ago--) {
    const counts = new Map([[ALL_REGIONS, { wishes: 0, met: 0 }]])
    for (const [region, { everyDays, met }] of Object.entries(EARLIER_WISHES)) {
      if (ago % everyDays !== 0) continue
      const count = { wishes: 1, met: met(ago / everyDays) ? 1 : 0 }
      counts.set(region, count)
      const all = counts.get(ALL_REGIONS)!
      all.wishes += count.wishes
      all.met += count.met
    }
    await insertWishDay(db, japanDate(clock.now() - ago * DAY), counts)
  }
}
