import type { z } from 'zod'
import type {
  HoldView,
  Owed,
  ParticipationView,
  Viewer,
} from '@tomogolf/contract/participations.schemas'
import { askRefusal, type AskRefusal } from '@tomogolf/domain/approval/join-request'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { checkInState, qrExpiresAt } from '@tomogolf/domain/attendance'
import {
  clashingGame,
  hostChangeRefusal,
  joinRefusal,
  type JoinRefusal,
  type OwnGame,
} from '@tomogolf/domain/joining'
import {
  canKeepOn,
  holdNotBefore,
  mayCancelUndecided,
  missingGuests,
} from '@tomogolf/domain/go-no-go'
import { planHold } from '@tomogolf/domain/hold-plan'
import { canStillLeave, leaveTerms } from '@tomogolf/domain/leave'
import { money, type Currency } from '@tomogolf/domain/money'
import { SEATED } from '@tomogolf/domain/machines/participation-machine'
import { gameTimeStatus } from '@tomogolf/domain/game'
import { keepsFeeOnRefill, type Settings } from '@tomogolf/domain/settings'
import { iso, type Instant } from '@tomogolf/domain/time'
import { presentAmount } from '../../platform/http/amount.presenter.ts'
import type { ShownGame } from '../games/game-ports.types.ts'
import { refuseClash } from '../games/games.policy.ts'
import type { JoinRequestRow } from './approval/join-requests.repository.ts'
import { presentOwnRequest } from './approval/request.presenter.ts'
import type { Charge } from './charges/charges.repository.ts'
import type { JoinStanding } from './joining/join-standing.read.ts'
import type { Capture, Hold } from './holds/holds.repository.ts'
import { presentViewerNames } from './names/names.presenter.ts'
import type { NameState } from './names/names.read.ts'
import { agreedTerms, freeExitOf, freeLeaveDeadline, refillAmount } from './agreed-terms.policy.ts'
import { presentPresence } from './presence/presence.presenter.ts'
import type { PresenceFacts } from './presence/presence.read.ts'
import type { Participation } from './participations.repository.ts'

/** The facts about a viewer and a game that decide what the viewer may do. */
export type ViewerFacts = {
  readonly userId: string
  readonly participation: Participation | undefined
  readonly hold: Hold | undefined
  readonly captures: readonly Capture[]
  readonly card: { brand: string; last4: string } | null
  readonly profileMissing: number
  readonly gender: string | null
  readonly hasCard: boolean
  readonly cardExpired: boolean
  readonly cardBrand: string
  readonly debt: JoinStanding['debt']
  readonly unheldSeats: JoinStanding['unheldSeats']
  /** The viewer's unanswered requests, for any game. */
  readonly unheldRequests: JoinStanding['unheldSeats']
  readonly hasAttended: boolean
  readonly unfinishedAuthentications: number
  readonly own: readonly OwnGame[]
  readonly penalised: boolean
  readonly presence: PresenceFacts
  readonly names: readonly NameState[]
  /** From the booking at the course. */
  readonly namesDueAt: Instant | null
  /** The viewer's requests for this game, the oldest first. */
  readonly requests: readonly JoinRequestRow[]
  /** Unanswered ones of all guests. */
  readonly pendingRequests: number
  readonly owed:
    | { readonly charge: Charge; readonly card: { brand: string; last4: string } | null }
    | undefined
}
const toIso = (at: Instant | null) => (at === null ? null : iso(at))

export function presentViewer(
  game: ShownGame,
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
        leave: 'UNAUTHORIZED',
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
  const join =
    refusalToJoin(game, facts, settings, now, seated) ??
    (game.joining === 'approve' ? toAskRefusal(facts.requests) : null)
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
  return {
    role: isHost ? 'host' : seated ? 'guest' : null,
    participation: participation ? presentParticipation(participation, game, facts, now) : null,
    can: permissions(game, facts, settings, now, { isHost, join }),
    joinParams: join && paramsOf(join),
    leavePenalty: leaving?.penalty ? presentAmount(leaving.penalty) : null,
    freeUntil: leaving ? iso(leaving.freeUntil) : null,
    refillRefund:
      leaving && gameTimeStatus(game.teeTime, now, settings.join_deadline_hours) === 'open'
        ? presentAmount(refillAmount(participation!, keepsFeeOnRefill(settings)))
        : null,
    undoUntil: leaving?.usesUndo ? iso(leaving.freeUntil) : null,
    owed: facts.owed ? presentOwed(facts.owed.charge, facts.owed.card) : null,
    penalised: facts.penalised,
    presence:
      isHost || seated
        ? presentPresence(facts.presence, {
            teeTime: game.teeTime,
            isHost,
            participation,
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
    ...(isHost && { pendingRequests: facts.pendingRequests }),
    clash: isHost || seated ? null : presentClash(clashingGame(facts.own, game.teeTime, game.id)),
  }
}

const toAskRefusal = (requests: readonly JoinRequestRow[]): { code: AskRefusal } | null => {
  const code = askRefusal(requests.map(({ status }) => status))
  return code && { code }
}
/** The newest one that took no seat. */
const presentRequest = (requests: readonly JoinRequestRow[]) => {
  const newest = requests.at(-1)
  return newest && newest.status !== 'accepted' ? presentOwnRequest(newest) : null
}

/** The values of the refusal's sentence. */
const paramsOf = (
  refusal: JoinRefusal | { code: AskRefusal },
): Record<string, string | number> | null => {
  if (refusal.code === 'GAME_CLASH') return refuseClash(refusal.clash).params ?? null
  return 'params' in refusal ? refusal.params : null
}

const presentClash = (own: OwnGame | undefined) =>
  own ? { gameId: own.id, ...courseNamesOf(own) } : null

function refusalToJoin(
  game: ShownGame,
  facts: ViewerFacts,
  settings: Settings,
  now: Instant,
  seated: boolean,
): JoinRefusal | null {
  return joinRefusal({
    now,
    settings,
    own: facts.own,
    placement:
      game.joining === 'approve'
        ? 'scheduled'
        : planHold(
            {
              now,
              teeTime: game.teeTime,
              brand: facts.cardBrand,
              currency: game.currency,
              notBefore: holdNotBefore(game),
            },
            settings,
          ).kind,
    game: {
      id: game.id,
      hostId: game.hostId,
      teeTime: game.teeTime,
      status: game.status,
      slots: game.slots,
      seatsTaken: game.seatsTaken,
      womenOnly: game.womenOnly,
    },
    viewer: {
      id: facts.userId,
      profileMissing: facts.profileMissing,
      gender: facts.gender,
      hasCard: facts.hasCard,
      cardExpired: facts.cardExpired,
      alreadyIn: seated,
      debt: facts.debt,
      unheldSeats:
        game.joining === 'approve'
          ? [...facts.unheldSeats, ...facts.unheldRequests]
          : facts.unheldSeats,
      hasAttended: facts.hasAttended,
      unfinishedAuthentications: facts.unfinishedAuthentications,
    },
  })
}

function permissions(
  game: ShownGame,
  facts: ViewerFacts,
  settings: Settings,
  now: Instant,
  { isHost, join }: { isHost: boolean; join: { code: string } | null },
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
  const cancelled = game.status === 'cancelled' || game.status === 'admin_cancelled'
  const window = checkInState(game.teeTime, now, settings.check_in_window_hours)
  const mayArrive = participation?.status === 'confirmed' || participation?.status === 'missing'
  return {
    join: join?.code ?? true,
    leave:
      participation?.status === 'reserved'
        ? 'PAYMENT_IN_PROGRESS'
        : participation?.status !== 'confirmed'
          ? 'NOT_JOINED'
          : !canStillLeave(game.teeTime, now)
            ? 'GAME_ALREADY_STARTED'
            : true,
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
      participation?.status === 'checked_in' || participation?.status === 'arrived'
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
    state:
      participation?.status === 'missing' &&
      participation.statementUntil !== null &&
      now <= participation.statementUntil
        ? true
        : 'NOT_MISSING',
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
  facts: Pick<ViewerFacts, 'hold' | 'captures' | 'card'>,
  now: Instant,
): z.input<typeof ParticipationView> {
  const terms = agreedTerms(participation)
  return {
    id: participation.id,
    status: participation.status,
    joinedAt: iso(participation.agreedAt),
    checkedInAt: toIso(participation.checkedInAt),
    statementUntil: toIso(participation.statementUntil),
    terms: {
      price: presentAmount(terms.price),
      fee: presentAmount(terms.fee),
      hold: presentAmount(terms.hold),
      freeUntil: iso(freeLeaveDeadline(participation, game, now)),
      windowHours: participation.windowHours,
      policyVersion: participation.policyVersion,
    },
    hold: facts.hold ? presentHold(facts.hold, facts.captures, facts.card) : null,
    refill:
      participation.status === 'left_late' && participation.refillKeepsFee !== null
        ? {
            refund: presentAmount(refillAmount(participation, participation.refillKeepsFee)),
            takenAt: toIso(participation.refilledAt),
          }
        : null,
  }
}

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
    placeAt: toIso(hold.placeAt),
    authorisedAt: toIso(hold.authorisedAt),
    captureBefore: toIso(hold.captureBefore),
    giveUpAt: toIso(hold.giveUpAt),
    captured: of(captured, hold.currency),
    released: of(released, hold.currency),
    card,
    problem: hold.problem,
  }
}
