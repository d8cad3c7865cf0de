import { clashingGame, type OwnGame } from '@tomogolf/domain/joining'
import { laterTeeTimes } from '@tomogolf/domain/series/weekly-series'
import { isListed } from '@tomogolf/domain/wishes/head-start'
import type { Settings } from '@tomogolf/domain/settings'
import { japanDate, type Instant } from '@tomogolf/domain/time'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { timeRefusal } from '../games.policy.ts'
import type { Game } from '../games.repository.ts'

/**
 * The tee times of a weekly series after the first one, or why they are refused. Every day with
 * another game of the host is named, so that the host can leave these out.
 */
export function repeatedTeeTimes(
  first: Instant,
  days: readonly string[],
  { now, own, settings }: { now: Instant; own: readonly OwnGame[]; settings: Settings },
): Instant[] | Refused<'SERIES_CLASH' | 'SERIES_DATES_INVALID' | 'TEE_TIME_TOO_FAR'> {
  const times = laterTeeTimes(first, days, settings.series_weeks_max)
  if (!times) return refuse('SERIES_DATES_INVALID', { count: settings.series_weeks_max })
  const clashing = times.filter((time) => clashingGame(own, time))
  if (clashing.length > 0)
    return refuse('SERIES_CLASH', { days: clashing.map(japanDate).join(',') })
  const isTooFar = times.some((time) => timeRefusal(time, now, [], settings) !== null)
  return isTooFar ? refuse('TEE_TIME_TOO_FAR') : times
}

/** A refusal of one of the later games names its day: nothing of the series changes. */
export const refuseFollowing = (game: Pick<Game, 'teeTime'>): Refused<'SERIES_GAME_REFUSED'> =>
  refuse('SERIES_GAME_REFUSED', { day: japanDate(game.teeTime) })

/** The games of a series that a viewer may know of: its host all, others those in the lists. */
export function seriesSeenBy<T extends Pick<Game, 'id' | 'inviteKey' | 'listedFrom' | 'status'>>(
  series: readonly T[],
  { gameId, isHost, now }: { gameId: string; isHost: boolean; now: Instant },
): T[] {
  const seen = series.filter(
    (game) =>
      isHost ||
      game.id === gameId ||
      (game.status === 'scheduled' && game.inviteKey === null && isListed(game, now)),
  )
  return seen.length > 1 ? seen : []
}
