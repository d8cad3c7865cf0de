import { and, eq, inArray, isNull } from 'drizzle-orm'
import { freeSeats } from '@tomogolf/domain/game'
import { rateOf } from '@tomogolf/domain/exchange'
import { money, toMajor } from '@tomogolf/domain/money'
import type { Settings } from '@tomogolf/domain/settings'
import { hours, type Instant } from '@tomogolf/domain/time'
import { areasOfGame } from '@tomogolf/domain/wishes/wish-areas'
import type { WishedGame } from '@tomogolf/domain/wishes/wish-matching'
import type { Tx } from '../../platform/database/database.ts'
import { profiles, users } from '../accounts/accounts.table.ts'
import { courses } from '../courses/courses.table.ts'
import type { Game } from '../games/games.repository.ts'
import { games } from '../games/games.table.ts'
import { readSettings } from '../settings/settings.repository.ts'

/** A game in the public lists that can be joined, as wishes see it. */
export type OpenGame = {
  readonly game: Game
  readonly host: {
    readonly email: string
    readonly firstName: string | null
    readonly lastName: string | null
    readonly username: string | null
  }
  readonly facts: WishedGame
}

/** Those of the games that can be joined now. */
export async function readOpenGames(
  tx: Tx,
  ids: readonly string[],
  now: Instant,
): Promise<Map<string, OpenGame>> {
  if (ids.length === 0) return new Map()
  const settings = await readSettings(tx)
  const rows = await tx.orm
    .select({
      game: games,
      host: {
        email: users.email,
        firstName: profiles.firstName,
        lastName: profiles.lastName,
        username: users.username,
      },
      languages: profiles.languages,
      latitude: courses.lat,
      longitude: courses.lng,
    })
    .from(games)
    .innerJoin(users, eq(users.id, games.hostId))
    .innerJoin(profiles, eq(profiles.userId, games.hostId))
    .leftJoin(courses, eq(courses.id, games.courseId))
    .where(
      and(
        inArray(games.id, [...ids]),
        eq(games.status, 'scheduled'),
        // known to those with the link alone
        isNull(games.inviteKey),
      ),
    )
  return new Map(
    rows
      .filter(
        ({ game }) =>
          freeSeats(game) > 0 && game.teeTime >= now + hours(settings.join_deadline_hours),
      )
      .map(({ game, host, languages, latitude, longitude }) => [
        game.id,
        {
          game,
          host,
          facts: {
            areas: areasOfGame({
              region: game.region,
              prefecture: game.prefecture,
              position: latitude === null || longitude === null ? null : { latitude, longitude },
            }),
            teeTime: game.teeTime,
            price: inDollars(game, settings, now),
            level: game.skillLevel,
            freeSeats: freeSeats(game),
            languages,
          },
        },
      ]),
  )
}

/** Null without a rate: then no game in yen is known to be within a limit. */
function inDollars(game: Game, settings: Settings, now: Instant): number | null {
  const amount = toMajor(money(game.priceMinor, game.currency))
  if (game.currency === 'USD') return amount
  const rate = rateOf(settings, now)
  return rate && amount / rate.yen
}
