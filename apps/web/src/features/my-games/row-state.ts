import { checkInState, checkInWindow } from '@tomogolf/domain/attendance'
import { HOST_ARRIVES_BEFORE } from '@tomogolf/domain/game'
import { isAfterRound, type GamePhase } from '@tomogolf/domain/game-phase'
import { ratingState } from '@tomogolf/domain/rating'
import { DAY, MINUTE, type Instant } from '@tomogolf/domain/time'
import { isAskedAboutPresence, phaseOf } from '../../lib/phase-of.ts'
import { statementUntilOf, wholeParty } from '../../lib/party/party.ts'
import { holdSummary, type MoneySummary, type Participation } from './hold-summary.ts'
import type { MyGame } from '../../queries/my-games.ts'

export type RowTone = 'neutral' | 'success' | 'urgent' | 'live' | 'warning' | 'danger'
/** The state in a word or two; `count`: minutes until the tee time. */
export type RowBadge = {
  tone: RowTone
  key: `mygames.badge.${string}` | `common.waiting.${string}`
  count?: number
  /** In line. */
  position?: number
}
/** `arrivals` leads to the same page as `show_code`, after check-in has closed. */
export type RowAction =
  | 'check_in'
  | 'show_code'
  | 'arrivals'
  | 'update_card'
  | 'confirm_bank'
  | 'say_present'
  | 'answer'
  | 'take_spot'
export type RowState = {
  phase: GamePhase
  badge: RowBadge
  /** Leaving is not free any more. */
  lateToCancel: boolean
  /** Null for a host, who pays nothing. */
  money: MoneySummary | null
  /** When to be at the clubhouse, and from when check-in is open while it is not. */
  arrival: { at: Instant; checkInOpens: Instant | null } | null
  /** The round took place: it can be rated while that is allowed, and played again. */
  played: { rate: boolean } | null
  /** The next action. `urgent`: may be the primary button of the page. */
  action: { do: RowAction; urgent: boolean } | null
}

function guestBadge(
  game: MyGame,
  participation: Participation,
  teeTime: Instant,
  now: Instant,
  phase: GamePhase,
): RowBadge {
  switch (participation.status) {
    case 'checked_in':
      return isAfterRound(phase)
        ? { tone: 'neutral', key: 'mygames.badge.played' }
        : { tone: 'success', key: 'mygames.badge.checkedIn' }
    case 'missing':
      return { tone: 'danger', key: 'mygames.badge.missing' }
    case 'arrived':
      return { tone: 'success', key: 'mygames.badge.arrived' }
    case 'not_played':
      return { tone: 'neutral', key: 'mygames.badge.notPlayed' }
    case 'unverified':
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
      return {
        tone: 'neutral',
        key:
          game.goNoGo?.decision === 'called_off'
            ? 'mygames.badge.tooFew'
            : 'mygames.badge.cancelledByHost',
      }
    case 'force_cancelled':
      return { tone: 'neutral', key: 'mygames.badge.cancelledByUs' }
    default:
  }
  if (participation.hold?.status === 'refused') return { tone: 'danger', key: 'mygames.badge.card' }
  if (participation.hold?.status === 'action_required')
    return { tone: 'warning', key: 'mygames.badge.bank' }
  if (participation.status === 'reserved') return { tone: 'live', key: 'mygames.badge.placing' }
  if (game.viewer.substitute && phase === 'before')
    return { tone: 'live', key: 'mygames.badge.substitute' }
  if (phase === 'before' && game.viewer.invitations?.some(({ state }) => state === 'open'))
    return { tone: 'live', key: 'mygames.badge.invited' }
  return upcomingBadge(teeTime, now, phase) ?? { tone: 'success', key: 'mygames.badge.confirmed' }
}

/** On the day of the game: the time until the tee time, then that play is on. */
function upcomingBadge(teeTime: Instant, now: Instant, phase: GamePhase): RowBadge | null {
  if (isAfterRound(phase)) return { tone: 'neutral', key: 'mygames.badge.over' }
  if (phase === 'playing') return { tone: 'live', key: 'mygames.badge.playing' }
  return phase === 'window'
    ? { tone: 'urgent', key: 'mygames.badge.teeIn', count: Math.ceil((teeTime - now) / MINUTE) }
    : null
}

function guestAction(
  game: MyGame,
  participation: Participation,
  now: Instant,
  open: boolean,
): RowState['action'] {
  if (isAskedAboutPresence(game)) return { do: 'answer', urgent: true }
  const statementUntil = statementUntilOf(participation, 'missing')
  if (statementUntil !== null && now <= Date.parse(statementUntil))
    return { do: 'say_present', urgent: true }
  if (participation.status === 'missing') return null
  if (game.gameStatus === 'cancelled' || game.gameStatus === 'admin_cancelled') return null
  if (participation.status === 'confirmed' && open) return { do: 'check_in', urgent: true }
  if (participation.hold?.status === 'refused' && participation.status === 'confirmed')
    return { do: 'update_card', urgent: true }
  if (participation.hold?.status === 'action_required') return { do: 'confirm_bank', urgent: true }
  return null
}

/** Participations of guests who are expected at the course. */
const IN: readonly Participation['status'][] = ['reserved', 'confirmed', 'checked_in', 'arrived']
/** Participations of guests who took part. */
const PLAYED: readonly Participation['status'][] = ['checked_in', 'arrived']

function playedState(game: MyGame, now: Instant, phase: GamePhase): RowState['played'] {
  if (!isAfterRound(phase)) return null
  const { participation } = game.viewer
  const tookPart =
    game.status === 'host' || (participation && PLAYED.includes(participation.status))
  const isCompleted = game.gameStatus === 'completed'
  const rating = ratingState(Date.parse(game.teeTime), isCompleted, now)
  return tookPart ? { rate: rating === 'open' } : null
}

function arrivalOf(
  game: MyGame,
  opens: Instant,
  now: Instant,
  phase: GamePhase,
): RowState['arrival'] {
  const seat = game.viewer.participation?.status
  const isOut = game.status === 'guest' && (seat === undefined || !IN.includes(seat))
  if ((phase !== 'before' && phase !== 'window') || isOut) return null
  const teeTime = Date.parse(game.teeTime)
  return {
    at: teeTime - HOST_ARRIVES_BEFORE,
    checkInOpens: phase === 'before' && teeTime - now <= DAY ? opens : null,
  }
}

/** Nothing to leave late, to arrive at or to rate. */
const WITHOUT_SEAT = { lateToCancel: false, arrival: null, played: null } as const

/** On a waiting list: the place in line, or the spot that is offered. */
function waitingState(place: NonNullable<MyGame['viewer']['waiting']>, phase: GamePhase): RowState {
  const common = { ...WITHOUT_SEAT, phase }
  return place.position !== null
    ? {
        ...common,
        badge: { tone: 'live', key: 'common.waiting.position', position: place.position },
        money: {
          tone: 'neutral',
          title: { key: 'mygames.waiting.none' },
          lines: [{ key: 'mygames.waiting.most', amount: place.hold }],
        },
        action: null,
      }
    : {
        ...common,
        badge: { tone: 'urgent', key: 'common.waiting.offered' },
        money: {
          tone: 'held',
          title: { key: 'mygames.waiting.hold', amount: place.hold },
          lines: [
            {
              key: 'mygames.waiting.until',
              ...(place.offerUntil !== null && { time: Date.parse(place.offerUntil) }),
            },
          ],
        },
        action: { do: 'take_spot', urgent: true },
      }
}

/** A request that the host has not answered. */
function askedState(request: MyGame['viewer']['request'], phase: GamePhase): RowState {
  return {
    ...WITHOUT_SEAT,
    phase,
    badge: { tone: 'warning', key: 'mygames.badge.asked' },
    money: {
      tone: 'neutral',
      title: { key: 'mygames.waiting.none' },
      lines: request
        ? [
            { key: 'mygames.asked.hold', amount: request.hold },
            { key: 'mygames.asked.until', time: Date.parse(request.answerUntil) },
          ]
        : [],
    },
    action: null,
  }
}

/** The badge, money and action of one of the viewer's games at `now`. */
export function rowState(game: MyGame, now: Instant, windowHours: number): RowState {
  const teeTime = Date.parse(game.teeTime)
  // by the running clock: check-in opens on a list that stays open overnight
  const window = checkInState(teeTime, now, windowHours)
  const { opens } = checkInWindow(teeTime, windowHours)
  const phase = phaseOf(game, opens, now)
  const arrival = arrivalOf(game, opens, now, phase)
  const played = playedState(game, now, phase)
  const open = window === 'open'
  const { participation: own, waiting: place } = game.viewer
  const participation = own && wholeParty(own)
  if (game.status === 'guest' && place) return waitingState(place, phase)
  if (game.status === 'guest' && participation) {
    const waiting = participation.status === 'confirmed' && now < teeTime
    return {
      phase,
      badge: guestBadge(game, participation, teeTime, now, phase),
      lateToCancel: waiting && now > Date.parse(participation.terms.freeUntil),
      money: holdSummary(participation, now, open),
      arrival,
      played,
      action: guestAction(game, participation, now, open),
    }
  }
  if (game.status === 'guest') return askedState(game.viewer.request, phase)
  const waiting = game.viewer.pendingRequests ?? 0
  const cancelled =
    game.gameStatus === 'cancelled'
      ? game.goNoGo?.decision === 'called_off'
        ? 'tooFew'
        : 'cancelled'
      : game.gameStatus === 'admin_cancelled'
        ? 'cancelledByUs'
        : null
  const badge: RowBadge = cancelled
    ? { tone: 'neutral', key: `mygames.badge.${cancelled}` }
    : game.gameStatus === 'completed'
      ? { tone: 'neutral', key: 'mygames.badge.played' }
      : waiting > 0 && phase === 'before'
        ? { tone: 'urgent', key: 'mygames.badge.requests' }
        : (upcomingBadge(teeTime, now, phase) ?? {
            tone: 'success',
            key: game.availableSlots > 0 ? 'mygames.badge.listed' : 'mygames.badge.full',
          })
  const action: RowState['action'] = isAskedAboutPresence(game)
    ? { do: 'answer', urgent: true }
    : game.viewer.can.showQr !== true
      ? null
      : {
          do: isAfterRound(phase) || window === 'closed' ? 'arrivals' : 'show_code',
          urgent: open && !isAfterRound(phase) && !cancelled,
        }
  return { phase, badge, lateToCancel: false, money: null, arrival, played, action }
}
