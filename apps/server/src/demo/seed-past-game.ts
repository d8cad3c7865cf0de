import { DAY, hours, minutes } from '@tomogolf/domain/time'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import type { Deps } from '../deps.ts'
import { isRefused } from '../platform/refusal.ts'
import type { Game } from '../modules/games/games.repository.ts'
import { checkIn } from '../modules/participations/attendance/check-in.usecase.ts'
import { settleGame } from '../modules/participations/attendance/settle-game.usecase.ts'
import { showQr } from '../modules/participations/attendance/show-qr.usecase.ts'
import { teeTimeOf, withPastClock } from './demo-times.ts'
import type { DemoGame } from './games.data.ts'
import { seedGame } from './seed-games.ts'
import type { Ids } from './seed-people.ts'

/** Played rounds, the older one first. The last one can still be rated by Emily and by Kenji. */
export const PAST_GAMES: readonly DemoGame[] = [
  {
    host: 'kenji',
    day: -9,
    time: '08:24',
    course: 'wakasu-golf-links',
    price: 112,
    slots: 2,
    guests: ['emily', 'liam'],
    courseTerrain: 'seaside',
    playThrough: true,
    skillLevel: 'any',
    extras: ['club_rental', 'locker', 'shower'],
    notes:
      'First rounds in Japan welcome: we’ll meet at Shin-Kiba and take the bus together, and I’ll explain everything on the way.',
  },
  {
    host: 'kenji',
    day: -2,
    time: '07:49',
    course: 'hamano-golf-club',
    price: 126,
    slots: 2,
    guests: ['emily'],
    mealPackageType: 'included_in_fees',
    skillLevel: 'any',
    extras: ['club_rental', 'locker', 'shower'],
    notes:
      'A weekday round at an easy pace. Lunch after nine holes is part of the fee; I’ll read the menu to you.',
  },
]

/**
 * Creates a past game, so that history and receipts are not empty. The use cases run with the clock
 * set back to the days of the game. Call it before the server accepts requests.
 */
export async function seedPastGame(deps: Deps, ids: Ids, spec: DemoGame): Promise<void> {
  const { clock } = deps
  await withPastClock(clock, async (present) => {
    const teeTime = teeTimeOf(spec, present)
    clock.set(teeTime - 3 * DAY - hours(5))
    const game = await seedGame(deps, ids, spec, teeTime)
    await playGame(deps, ids, game, spec.guests!)
  })
}

/** Everybody checks in, and the game is settled. The clock stays at its end. */
export async function playGame(
  deps: Deps,
  ids: Ids,
  game: Game,
  guests: readonly string[],
): Promise<void> {
  const { clock } = deps
  clock.set(game.teeTime - minutes(40))
  const shown = await showQr(deps, { gameId: game.id, hostId: game.hostId, renew: false })
  if (isRefused(shown)) throw new Error(`demo: check-in code: ${shown.refused}`)
  for (const guest of guests) {
    clock.set(clock.now() + minutes(2))
    const arrived = await checkIn(deps, {
      gameId: game.id,
      userId: ids.get(guest)!,
      code: shown.code,
    })
    if (isRefused(arrived)) throw new Error(`demo: check-in of ${guest}: ${arrived.refused}`)
  }
  clock.set(game.teeTime + GAME_LENGTH)
  await settleGame(deps, game.id)
}
