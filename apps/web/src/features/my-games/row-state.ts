import { checkInState } from '@tomogolf/domain/attendance'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { MINUTE, type Instant } from '@tomogolf/domain/time'
import { holdWords, type MoneyWords, type Participation } from './hold-words.ts'
import type { MyGame } from '../../queries/my-games.ts'

export type RowTone = 'neutral' | 'success' | 'urgent' | 'live' | 'warning' | 'danger'
/** One state in a word or two; `count` are the minutes to the tee time. */
export type RowBadge = { tone: RowTone; key: `mygames.badge.${string}`; count?: number }
/** `arrivals`: the same page as `show_code`, once nothing is scanned any more. */
export type RowAction =
  | 'check_in'
  | 'show_code'
  | 'arrivals'
  | 'update_card'
  | 'confirm_bank'
  | 'say_present'
export type RowState = {
  badge: RowBadge
  /** Beside the badge, quiet: leaving costs money now. */
  lateToCancel: boolean
  /** Null for a host: hosting costs nothing. */
  money: MoneyWords | null
  /** The one thing to do now, if any; `urgent` may be the page's vermilion button. */
  action: { do: RowAction; urgent: boolean } | null
}

/** Check-in by the clock that ticks: a list that lies open overnight must open it by itself. */
const checkIn = (game: MyGame, now: Instant, windowHours: number) =>
  checkInState(Date.parse(game.teeTime), now, windowHours)

function guestBadge(p: Participation, teeTime: Instant, now: Instant, open: boolean): RowBadge {
  switch (p.status) {
    case 'checked_in':
      return now > teeTime + GAME_LENGTH
        ? { tone: 'neutral', key: 'mygames.badge.played' }
        : { tone: 'success', key: 'mygames.badge.checkedIn' }
    case 'missing':
      return { tone: 'danger', key: 'mygames.badge.missing' }
    case 'disputed':
      return { tone: 'warning', key: 'mygames.badge.checking' }
    case 'no_show':
      return { tone: 'danger', key: 'mygames.badge.noShow' }
    case 'left_late':
      return { tone: 'neutral', key: 'mygames.badge.leftLate' }
    case 'seat_released':
      return { tone: 'neutral', key: 'mygames.badge.seatReleased' }
    case 'host_absent':
      return { tone: 'neutral', key: 'mygames.badge.hostAbsent' }
    case 'game_cancelled':
      return { tone: 'neutral', key: 'mygames.badge.cancelledByHost' }
    case 'force_cancelled':
      return { tone: 'neutral', key: 'mygames.badge.cancelledByUs' }
    default:
  }
  if (p.hold?.status === 'refused') return { tone: 'danger', key: 'mygames.badge.card' }
  if (p.hold?.status === 'action_required') return { tone: 'warning', key: 'mygames.badge.bank' }
  if (p.status === 'reserved') return { tone: 'live', key: 'mygames.badge.placing' }
  return upcomingBadge(teeTime, now, open) ?? { tone: 'success', key: 'mygames.badge.confirmed' }
}

/** On the day: how long to the tee, then that play is on. */
function upcomingBadge(teeTime: Instant, now: Instant, open: boolean): RowBadge | null {
  if (now > teeTime + GAME_LENGTH) return { tone: 'neutral', key: 'mygames.badge.over' }
  if (now >= teeTime) return { tone: 'live', key: 'mygames.badge.playing' }
  return open
    ? { tone: 'urgent', key: 'mygames.badge.teeIn', count: Math.ceil((teeTime - now) / MINUTE) }
    : null
}

function guestAction(
  game: MyGame,
  p: Participation,
  now: Instant,
  open: boolean,
): RowState['action'] {
  if (p.status === 'missing')
    return p.statementUntil !== null && now <= Date.parse(p.statementUntil)
      ? { do: 'say_present', urgent: true }
      : null
  if (game.gameStatus === 'cancelled' || game.gameStatus === 'admin_cancelled') return null
  if (p.status === 'confirmed' && open) return { do: 'check_in', urgent: true }
  if (p.hold?.status === 'refused' && p.status === 'confirmed')
    return { do: 'update_card', urgent: true }
  if (p.hold?.status === 'action_required') return { do: 'confirm_bank', urgent: true }
  return null
}

/** Everything that a row says about a game of one's own, for this moment. */
export function rowState(game: MyGame, now: Instant, windowHours: number): RowState {
  const teeTime = Date.parse(game.teeTime)
  const window = checkIn(game, now, windowHours)
  const open = window === 'open'
  const p = game.viewer.participation
  if (game.status === 'guest' && p) {
    const waiting = p.status === 'confirmed' && now < teeTime
    return {
      badge: guestBadge(p, teeTime, now, open),
      lateToCancel: waiting && now > Date.parse(p.terms.freeUntil),
      money: holdWords(p, now, open),
      action: guestAction(game, p, now, open),
    }
  }
  const cancelled =
    game.gameStatus === 'cancelled'
      ? 'cancelled'
      : game.gameStatus === 'admin_cancelled'
        ? 'cancelledByUs'
        : null
  const badge: RowBadge = cancelled
    ? { tone: 'neutral', key: `mygames.badge.${cancelled}` }
    : game.gameStatus === 'completed'
      ? { tone: 'neutral', key: 'mygames.badge.played' }
      : (upcomingBadge(teeTime, now, open) ?? {
          tone: 'success',
          key: game.availableSlots > 0 ? 'mygames.badge.listed' : 'mygames.badge.full',
        })
  const action: RowState['action'] =
    game.viewer.can.showQr !== true
      ? null
      : { do: window === 'closed' ? 'arrivals' : 'show_code', urgent: open && !cancelled }
  return { badge, lateToCancel: false, money: null, action }
}
