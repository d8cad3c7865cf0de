import { holdMachine } from '@tomogolf/domain/machines/hold-machine'
import { freeSeats, gameTimeStatus } from '@tomogolf/domain/game'
import { money, type Money } from '@tomogolf/domain/money'
import { checkInWindow } from '@tomogolf/domain/attendance'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readPeople, type Person } from '../accounts/profile/people.read.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { readSettings } from '../settings/settings.repository.ts'
import { readSeatsOfMove } from './companions/message-seats.read.ts'
import { readHoldOf } from './holds/holds.repository.ts'
import { listOpenOf } from './invitations/invitations.repository.ts'
import { isFrozen, readOpenReview } from './presence/presence.repository.ts'
import { readReplacedName, readSubstituteNames } from './substitutes/counterpart.read.ts'
import { freeLeaveDeadline, agreedTerms, refillAmount } from './agreed-terms.policy.ts'
import type { GameRow, Move } from './participations.repository.ts'

type ParticipantNotification = { game: GameRow; move: Move; now: Instant; reason: string | null }

/** Notifies the guest or the host of a participation event, with the agreed amounts. */
export async function notifyParticipant(
  deps: Deps,
  tx: Tx,
  recipient: 'guest' | 'host',
  { game, move, now, reason }: ParticipantNotification,
): Promise<void> {
  const participation = move.after
  const seats = await readSeatsOfMove(tx, recipient, move)
  if (!seats) return
  const { price, fee, hold } = agreedTerms(participation)
  const facts = { ...toMessageGame(game), ...seats }
  const people = await readPeople(tx, [participation.guestId, game.hostId])
  const name = (id: string) => nameOf(people.get(id))
  const isCompanion = seats.seats?.about === 'companion'
  const guestName = isCompanion ? (seats.seats?.companions[0] ?? '') : name(participation.guestId),
    hostName = name(game.hostId)
  // the seats of the companions are freed next, and told with this one
  const followed =
    seats.seats?.about === 'party' && move.transition.effects.includes('free_seat')
      ? seats.seats.companions.length
      : 0
  const placesLeft = freeSeats(game) + followed
  const row = await readHoldOf(tx, participation.id)
  // an unanswered placement may have held the money
  const neverHeld =
    row !== undefined &&
    row.authorisedAt === null &&
    row.status !== 'placing' &&
    row.status !== 'unknown'
  const holdOutcome = neverHeld ? ('never_held' as const) : ('released' as const)
  // the hold ended before: the saved card is charged, and nothing is released
  const fromCard =
    row !== undefined && row.status !== 'captured' && holdMachine.final.includes(row.status)
  const released = fromCard || neverHeld ? null : money(hold.minor - fee.minor, hold.currency)
  const from = fromCard ? ('card' as const) : ('hold' as const)
  const guest = { userId: participation.guestId },
    host = { userId: game.hostId }
  const event = move.transition.on

  if (recipient === 'guest') {
    switch (event) {
      case 'hold_authorised': {
        const settings = await readSettings(tx)
        const params = {
          ...facts,
          hostName,
          hold,
          fee,
          placeAt: row?.status === 'scheduled' ? { at: row.placeAt } : null,
          freeUntil: { at: freeLeaveDeadline(participation, game, now) },
          checkInOpens: { at: checkInWindow(game.teeTime, settings.check_in_window_hours).opens },
        }
        return notify(deps.jobs, tx, { ...guest, kind: 'joined_guest', params })
      }
      case 'hold_given_up':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'seat_released_guest',
          params: { ...facts, hold },
        })
      case 'remove':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'seat_released_guest',
          params: { ...facts, hold, removedFor: reason },
        })
      case 'leave_free':
      case 'undo':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'left_free_guest',
          params: { ...facts, hold, fate: holdOutcome },
        })
      case 'substitute':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'substitute_guest',
          params: {
            ...facts,
            substituteName:
              (await readSubstituteNames(tx, [participation.id])).get(participation.id) ?? '',
            hold,
            fate: holdOutcome,
          },
        })
      case 'leave_late':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'left_late_guest',
          params: {
            ...facts,
            charged: hold,
            windowHours: participation.windowHours,
            refund: await refundIfTaken(tx, { game, participation, now }),
          },
        })
      case 'host_cancel':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'game_cancelled_guest',
          params: { ...facts, by: 'host', reason: game.cancelReason, hold, fate: holdOutcome },
        })
      case 'call_off':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'game_cancelled_guest',
          params: { ...facts, by: 'too_few', reason: null, hold, fate: holdOutcome },
        })
      case 'force_cancel':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'game_cancelled_guest',
          params: {
            ...facts,
            by: 'operator',
            reason: game.cancelReason,
            hold,
            fate: holdOutcome === 'never_held' ? holdOutcome : 'kept',
          },
        })
      case 'prove_presence':
      case 'check_in':
      case 'arrival_stands':
      case 'objection_rejected':
      case 'answer_played':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'checked_in_guest',
          params: { ...facts, charged: fee, released, by: confirmedBy(move) },
        })
      case 'mark_present':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'marked_present_guest',
          params: { ...facts, fee, objectUntil: { at: participation.statementUntil ?? now } },
        })
      case 'arrive':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'arrival_waits_guest',
          params: { ...facts, fee },
        })
      case 'object':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'objection_guest',
          params: { ...facts, fee },
        })
      case 'settle_unverified':
        return isFrozen(await readOpenReview(tx, game.id))
          ? notify(deps.jobs, tx, {
              ...guest,
              kind: 'report_pending_guest',
              params: { ...facts, hold },
            })
          : notify(deps.jobs, tx, {
              ...guest,
              kind: 'did_you_play_guest',
              params: {
                ...facts,
                hold,
                fee,
                answerUntil: { at: participation.statementUntil ?? now },
              },
            })
      case 'answers_close':
      case 'objection_upheld':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'not_played_guest',
          params: {
            ...facts,
            hold,
            fate: holdOutcome,
            after: event === 'answers_close' ? 'answers' : 'objection',
            reason,
          },
        })
      case 'settle_missing':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'missing_guest',
          params: {
            ...facts,
            hold,
            fee,
            statementUntil: { at: participation.statementUntil ?? now },
          },
        })
      case 'state_presence':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'statement_received',
          params: { ...facts, hold, fee },
        })
      case 'statement_expired':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'no_show_guest',
          params: { ...facts, charged: hold, from, after: 'silence', reason },
        })
      case 'case_rejected':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'no_show_guest',
          params: { ...facts, charged: hold, from, after: 'decision', reason },
        })
      case 'case_accepted':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'statement_accepted',
          params: { ...facts, charged: fee, released, reason },
        })
      case 'settle_host_absent':
        return notify(deps.jobs, tx, {
          ...guest,
          kind: 'host_absent_guest',
          params: { ...facts, hold, fate: holdOutcome },
        })
      case 'hold_declined':
        return
    }
  }
  switch (event) {
    case 'hold_authorised': {
      const formerName = await readReplacedName(tx, participation)
      if (formerName !== null)
        return notify(deps.jobs, tx, {
          ...host,
          kind: 'substitute_host',
          params: { ...facts, guestName, formerName },
        })
      return notify(deps.jobs, tx, {
        ...host,
        kind: 'joined_host',
        params: {
          ...facts,
          guestName,
          placesLeft,
          kept: (await listOpenOf(tx, participation.id)).length,
        },
      })
    }
    case 'hold_given_up':
    case 'remove':
      return notify(deps.jobs, tx, {
        ...host,
        kind: 'seat_released_host',
        params: { ...facts, guestName, placesLeft, isByTeam: event === 'remove' },
      })
    case 'leave_free':
    case 'undo':
      return notify(deps.jobs, tx, {
        ...host,
        kind: 'left_host',
        params: { ...facts, guestName, placesLeft, owed: null },
      })
    case 'leave_late':
      return notify(deps.jobs, tx, {
        ...host,
        kind: 'left_host',
        params: { ...facts, guestName, placesLeft, owed: price },
      })
    case 'settle_missing':
      return notify(deps.jobs, tx, {
        ...host,
        kind: 'missing_host',
        params: {
          ...facts,
          guestName,
          statementUntil: { at: participation.statementUntil ?? now },
        },
      })
    case 'prove_presence':
      return notify(deps.jobs, tx, {
        ...host,
        kind: 'scan_came_late_host',
        params: { ...facts, guestName, shownAt: { at: participation.checkedInAt ?? now } },
      })
    case 'object':
      return notify(deps.jobs, tx, {
        ...host,
        kind: 'objection_host',
        params: { ...facts, guestName },
      })
    case 'state_presence':
      return notify(deps.jobs, tx, {
        ...host,
        kind: 'statement_host',
        params: { ...facts, guestName },
      })
    case 'statement_expired':
    case 'case_rejected':
      return notify(deps.jobs, tx, {
        ...host,
        kind: 'no_show_host',
        params: { ...facts, guestName, owed: price },
      })
    // a cancelled game notifies its host once, from the use case that ends it
    default:
      return
  }
}
/** What the guest gets back if the spot is taken again; null once joining has closed. */
async function refundIfTaken(
  tx: Tx,
  { game, participation, now }: { game: GameRow; participation: Move['after']; now: Instant },
): Promise<Money | null> {
  const { join_deadline_hours: deadline } = await readSettings(tx)
  return participation.refillKeepsFee !== null &&
    gameTimeStatus(game.teeTime, now, deadline) === 'open'
    ? refillAmount(participation, participation.refillKeepsFee)
    : null
}
/** Whose word, or which decision, made the guest count as present. */
const confirmedBy = ({ transition, after }: Move): 'guest' | 'host' | 'operator' | 'answer' => {
  if (transition.on === 'objection_rejected') return 'operator'
  if (transition.on === 'answer_played') return 'answer'
  return after.checkInBy === 'host' ? 'host' : 'guest'
}
const nameOf = (person: Person | undefined): string => (person ? nameForOthers(person) : '')
