import type { z } from 'zod'
import type { HoldView, Refill } from '@tomogolf/contract/party/holds.schemas'
import type { Owed, ParticipationView, Viewer } from '@tomogolf/contract/participations.schemas'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { checkInState, qrExpiresAt } from '@tomogolf/domain/attendance'
import { clashingGame, hostChangeRefusal, type OwnGame } from '@tomogolf/domain/joining'
import { canKeepOn, mayCancelUndecided, missingGuests } from '@tomogolf/domain/go-no-go'
import { canStillLeave, leaveTerms } from '@tomogolf/domain/leave'
import { offeredSeat, passRefusal, substituteUntil } from '@tomogolf/domain/leaving/substitute'
import { money, multiply, type Currency } from '@tomogolf/domain/money'
import { SEATED } from '@tomogolf/domain/machines/seat-states'
import { gameTimeStatus, isCancelled } from '@tomogolf/domain/game'
import { keepsFeeOnRefill, type Settings } from '@tomogolf/domain/settings'
import { iso, type Instant, isoOrNull } from '@tomogolf/domain/time'
import { presentAmount } from '../../platform/http/amount.presenter.ts'
import type { ShownGame } from '../games/game-ports.types.ts'
import type { JoinRequestRow } from './approval/join-requests.repository.ts'
import { presentOwnRequest } from './approval/request.presenter.ts'
import { canState } from './companions/own-statement.policy.ts'
import type { Charge } from './charges/charges.repository.ts'
import type { Capture, Hold } from './holds/holds.repository.ts'
import { presentViewerNames } from './names/names.presenter.ts'
import { agreedTerms, freeExitOf, freeLeaveDeadline, refillAmount } from './agreed-terms.policy.ts'
import { presentInvitations, presentKeptSeats } from './invitations/invitations.presenter.ts'
import { presentPresence } from './presence/presence.presenter.ts'
import type { Participation } from './participations.repository.ts'
import type { ViewerFacts } from './viewer-facts.types.ts'
import {
  paramsOfRefusal,
  refusalToJoin,
  refusalToWait,
  type SeenGame,
} from './viewer-join.policy.ts'
import { presentOffer, presentWaiting } from './waiting/waiting.presenter.ts'

export function presentViewer(
  game: SeenGame,
  facts: ViewerFacts | null,
  settings: Settings,
  now: Instant,
): z.input<typeof Viewer> {
  if (!facts)
    return {
      role: null,
      participation: null,
      can: {
        join: 'UNAUTHORIZED',
        wait: 'UNAUTHORIZED',
        leave: 'UNAUTHORIZED',
        substitute: 'UNAUTHORIZED',
        cancel: 'UNAUTHORIZED',
        keepOn: 'UNAUTHORIZED',
        edit: 'UNAUTHORIZED',
        showQr: 'UNAUTHORIZED',
        checkIn: 'UNAUTHORIZED',
        report: 'UNAUTHORIZED',
        state: 'UNAUTHORIZED',
      },
      leavePenalty: null,
      freeUntil: null,
      owed: null,
      penalised: false,
    }
  const participation = facts.participation
  const seated = participation !== undefined && SEATED.includes(participation.status)
  const isHost = game.hostId === facts.userId
  const party = participation ? [participation, ...facts.companions.map(({ seat }) => seat)] : []
  const meeting = { game, facts, settings, now, seated }
  const join = refusalToJoin(meeting)
  const wait = refusalToWait(meeting)
  // a full game is explained by what keeps the viewer off its waiting list
  const explained = join?.code === 'GAME_FULL' ? wait : join
  const leaving =
    participation?.status === 'confirmed'
      ? leaveTerms(
          {
            teeTime: game.teeTime,
            windowHours: participation.windowHours,
            hold: agreedTerms(participation).hold,
            freeExitUntil: freeExitOf(participation, game, now),
            undoUntil: participation.undoUntil,
          },
          now,
        )
      : null
  // the companions leave too
  const seats = party.filter(({ status }) => status === 'confirmed').length
  // links of a reservation open nothing yet
  const hasSeat = seated && participation?.status !== 'reserved'
  return {
    role: isHost ? 'host' : seated ? 'guest' : null,
    participation: participation ? presentParticipation(participation, game, facts, now) : null,
    can: permissions(game, facts, settings, now, { isHost, party, join, wait }),
    joinParams: explained && paramsOfRefusal(explained),
    leavePenalty: leaving?.penalty ? presentAmount(multiply(leaving.penalty, seats)) : null,
    freeUntil: leaving ? iso(leaving.freeUntil) : null,
    refillRefund:
      leaving && gameTimeStatus(game.teeTime, now, settings.join_deadline_hours) === 'open'
        ? presentAmount(refillAmount(participation!, keepsFeeOnRefill(settings)))
        : null,
    undoUntil: leaving?.usesUndo ? iso(leaving.freeUntil) : null,
    substitute: presentLink(game, facts, settings, now),
    invitations: hasSeat ? presentInvitations(facts.invitations, game, settings, now) : [],
    ...(isHost && { keptSeats: presentKeptSeats(facts.keptSeats, game, settings) }),
    owed: facts.owed ? presentOwed(facts.owed.charge, facts.owed.card) : null,
    penalised: facts.penalised,
    presence:
      isHost || seated
        ? presentPresence(facts.presence, {
            teeTime: game.teeTime,
            isHost,
            party,
            settings,
            now,
          })
        : null,
    names:
      isHost || facts.names.some(({ guestId }) => guestId === facts.userId)
        ? presentViewerNames(
            { ...game, namesDueAt: facts.namesDueAt },
            facts.names,
            { userId: facts.userId, isHost },
            settings,
          )
        : null,
    request: seated || isHost ? null : presentRequest(facts.requests),
    waiting: facts.place && presentWaiting(facts.place),
    waitingCount: facts.waitingCount,
    ...(isHost && {
      pendingRequests: facts.pendingRequests,
      offeredSeats: facts.offers.map(presentOffer),
    }),
    clash: isHost || seated ? null : presentClash(clashingGame(facts.own, game.teeTime, game.id)),
  }
}

function presentLink(
  game: ShownGame,
  { link }: ViewerFacts,
  settings: Settings,
  now: Instant,
): z.input<typeof Viewer>['substitute'] {
  const until = substituteUntil(game.teeTime, settings)
  const state = link && offeredSeat(link, until, now)
  return state === undefined || state === 'ended' ? null : { state, until: iso(until) }
}

/** The newest one that took no seat. */
const presentRequest = (requests: readonly JoinRequestRow[]) => {
  const newest = requests.at(-1)
  return newest && newest.status !== 'accepted' ? presentOwnRequest(newest) : null
}

const presentClash = (own: OwnGame | undefined) =>
  own ? { gameId: own.id, ...courseNamesOf(own) } : null

function permissions(
  game: ShownGame,
  facts: ViewerFacts,
  settings: Settings,
  now: Instant,
  {
    isHost,
    party,
    join,
    wait,
  }: {
    isHost: boolean
    party: readonly Participation[]
    join: { code: string } | null
    wait: { code: string } | null
  },
): z.input<typeof Viewer>['can'] {
  const participation = facts.participation
  const change = isHost
    ? (hostChangeRefusal({
        now,
        teeTime: game.teeTime,
        status: game.status,
        guests: game.seatsTaken,
        windowHours: settings.departure_restriction_hours,
      })?.code ?? true)
    : 'FORBIDDEN'
  const cancelled = isCancelled(game.status)
  const window = checkInState(game.teeTime, now, settings.check_in_window_hours)
  const isSeated = participation !== undefined && SEATED.includes(participation.status)
  const mayArrive =
    isSeated && party.some(({ status }) => status === 'confirmed' || status === 'missing')
  const hasArrived = participation?.status === 'checked_in' || participation?.status === 'arrived'
  return {
    join: join?.code ?? true,
    wait: wait?.code ?? true,
    leave:
      participation?.status === 'reserved'
        ? 'PAYMENT_IN_PROGRESS'
        : participation?.status !== 'confirmed'
          ? 'NOT_JOINED'
          : !canStillLeave(game.teeTime, now)
            ? 'GAME_ALREADY_STARTED'
            : true,
    substitute:
      passRefusal(game, participation?.status, {
        now,
        settings,
        companions: facts.companions.filter(({ seat }) => SEATED.includes(seat.status)).length,
      })?.code ?? true,
    cancel:
      change === 'PROTECTED_BOOKING' && mayCancelUndecided(game, game.seatsTaken) ? true : change,
    keepOn: !isHost
      ? 'FORBIDDEN'
      : !cancelled && canKeepOn(game, missingGuests(game, game.seatsTaken), now)
        ? true
        : 'NOTHING_TO_DECIDE',
    edit: change,
    showQr: !isHost
      ? 'FORBIDDEN'
      : cancelled
        ? 'QR_NOT_AVAILABLE'
        : now > qrExpiresAt(game.teeTime, settings.qr_expiry_hours)
          ? 'QR_CODE_EXPIRED'
          : true,
    checkIn:
      hasArrived && !mayArrive
        ? 'ALREADY_CHECKED_IN'
        : !mayArrive
          ? 'NOT_JOINED'
          : cancelled
            ? 'GAME_CANCELLED'
            : window === 'too_early'
              ? 'CHECK_IN_TOO_EARLY'
              : window === 'closed'
                ? 'GAME_ALREADY_TAKEN_PLACE'
                : true,
    report: isHost || participation !== undefined ? true : 'NOT_JOINED',
    state: party.some((seat) => canState(seat, 'missing', now)) ? true : 'NOT_MISSING',
  }
}

export const presentOwed = (
  charge: Charge,
  card: { brand: string; last4: string } | null,
): z.input<typeof Owed> => ({
  status: charge.status,
  amount: presentAmount(money(charge.amountMinor, charge.currency)),
  cause: charge.cause,
  problem: charge.problem,
  card,
})

export function presentParticipation(
  participation: Participation,
  game: Pick<ShownGame, 'teeTime' | 'decideAt' | 'decision'>,
  facts: Pick<
    ViewerFacts,
    'captures' | 'card' | 'cardOf' | 'companions' | 'hold' | 'substituteName'
  >,
  now: Instant,
): z.input<typeof ParticipationView> {
  const terms = agreedTerms(participation)
  return {
    id: participation.id,
    status: participation.status,
    joinedAt: iso(participation.agreedAt),
    checkedInAt: isoOrNull(participation.checkedInAt),
    statementUntil: isoOrNull(participation.statementUntil),
    terms: {
      price: presentAmount(terms.price),
      fee: presentAmount(terms.fee),
      hold: presentAmount(terms.hold),
      freeUntil: iso(freeLeaveDeadline(participation, game, now)),
      windowHours: participation.windowHours,
      policyVersion: participation.policyVersion,
    },
    hold: facts.hold ? presentHold(facts.hold, facts.captures, facts.card) : null,
    companions: facts.companions.map(({ seat, companion, hold }) => ({
      id: seat.id,
      firstName: companion?.firstName ?? '',
      lastName: companion?.lastName ?? '',
      status: seat.status,
      checkedInAt: isoOrNull(seat.checkedInAt),
      statementUntil: isoOrNull(seat.statementUntil),
      hold: hold ? presentHold(hold, facts.captures, facts.cardOf(hold.cardId)) : null,
      refill: presentRefill(seat),
    })),
    refill: presentRefill(participation),
    substitute: participation.status === 'left' ? facts.substituteName : null,
  }
}

/** Each seat of a party is taken again, and refunded, on its own. */
const presentRefill = (seat: Participation): z.input<typeof Refill> | null =>
  seat.status === 'left_late' && seat.refillKeepsFee !== null
    ? {
        refund: presentAmount(refillAmount(seat, seat.refillKeepsFee)),
        takenAt: isoOrNull(seat.refilledAt),
      }
    : null

export function presentHold(
  hold: Hold,
  captures: readonly Capture[],
  card: { brand: string; last4: string } | null,
): z.input<typeof HoldView> {
  const of = (minor: number, currency: Currency) => presentAmount(money(minor, currency))
  const captured = captures
    .filter((capture) => capture.holdId === hold.id)
    .reduce((sum, capture) => sum + capture.amountMinor, 0)
  const released =
    hold.authorisedAt !== null && ['captured', 'released', 'expired'].includes(hold.status)
      ? hold.amountMinor - captured
      : 0
  return {
    status: hold.status,
    amount: of(hold.amountMinor, hold.currency),
    placeAt: isoOrNull(hold.placeAt),
    authorisedAt: isoOrNull(hold.authorisedAt),
    captureBefore: isoOrNull(hold.captureBefore),
    giveUpAt: isoOrNull(hold.giveUpAt),
    captured: of(captured, hold.currency),
    released: of(released, hold.currency),
    card,
    problem: hold.problem,
  }
}
