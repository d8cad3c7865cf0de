import type { z } from 'zod'
import type {
  HoldView,
  Owed,
  ParticipationView,
  Viewer,
} from '@tomogolf/contract/participations.schemas'
import { checkInState, qrExpiresAt } from '@tomogolf/domain/attendance'
import {
  clashingGame,
  hostChangeRefusal,
  joinRefusal,
  type OwnGame,
} from '@tomogolf/domain/joining'
import { canStillLeave, leaveTerms } from '@tomogolf/domain/leave'
import { money, toMajor, type Currency, type Money } from '@tomogolf/domain/money'
import { SEATED } from '@tomogolf/domain/participation-machine'
import type { Settings } from '@tomogolf/domain/settings'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { ShownGame } from '../games/game-ports.ts'
import type { Charge } from './charges/charges.repository.ts'
import type { Capture, Hold } from './holds/holds.repository.ts'
import { freeUntilOf, termsOf } from './agreed-terms.ts'
import type { Participation } from './participations.repository.ts'

/** What the server knows of a viewer in relation to a game. */
export type ViewerFacts = {
  readonly userId: string
  readonly participation: Participation | undefined
  readonly hold: Hold | undefined
  readonly captures: readonly Capture[]
  readonly card: { brand: string; last4: string } | null
  readonly profileMissing: number
  readonly hasCard: boolean
  readonly cardExpired: boolean
  readonly own: readonly OwnGame[]
  readonly penalised: boolean
  readonly owed:
    | { readonly charge: Charge; readonly card: { brand: string; last4: string } | null }
    | undefined
}
const amount = (m: Money) => ({ amount: toMajor(m), currency: m.currency })
const when = (at: Instant | null) => (at === null ? null : iso(at))

export function presentViewer(
  game: ShownGame,
  v: ViewerFacts | null,
  settings: Settings,
  now: Instant,
): z.input<typeof Viewer> {
  if (!v)
    return {
      role: null,
      participation: null,
      can: {
        join: 'UNAUTHORIZED',
        leave: 'UNAUTHORIZED',
        cancel: 'UNAUTHORIZED',
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
  const p = v.participation
  const seated = p !== undefined && SEATED.includes(p.status)
  const isHost = game.hostId === v.userId
  const leaving =
    p?.status === 'confirmed'
      ? leaveTerms(
          {
            teeTime: game.teeTime,
            windowHours: p.windowHours,
            hold: termsOf(p).hold,
            freeExit: p.freeExit,
          },
          now,
        )
      : null
  return {
    role: isHost ? 'host' : seated ? 'guest' : null,
    participation: p ? presentParticipation(p, game, v) : null,
    can: permissions(game, v, settings, now, { isHost, seated }),
    leavePenalty: leaving?.penalty ? amount(leaving.penalty) : null,
    freeUntil: leaving ? iso(leaving.freeUntil) : null,
    owed: v.owed ? presentOwed(v.owed.charge, v.owed.card) : null,
    penalised: v.penalised,
    clash: isHost || seated ? null : presentClash(clashingGame(v.own, game.teeTime, game.id)),
  }
}

const presentClash = (own: OwnGame | undefined) =>
  own ? { gameId: own.id, courseName: own.courseName } : null

function permissions(
  game: ShownGame,
  v: ViewerFacts,
  settings: Settings,
  now: Instant,
  { isHost, seated }: { isHost: boolean; seated: boolean },
): z.input<typeof Viewer>['can'] {
  const p = v.participation
  const join = joinRefusal({
    now,
    settings,
    own: v.own,
    game: {
      id: game.id,
      hostId: game.hostId,
      teeTime: game.teeTime,
      status: game.status,
      slots: game.slots,
      seatsTaken: game.seatsTaken,
    },
    viewer: {
      id: v.userId,
      profileMissing: v.profileMissing,
      hasCard: v.hasCard,
      cardExpired: v.cardExpired,
      alreadyIn: seated,
    },
  })
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
  const mayArrive = p?.status === 'confirmed' || p?.status === 'missing'
  return {
    join: join?.code ?? true,
    leave:
      p?.status === 'reserved'
        ? 'PAYMENT_IN_PROGRESS'
        : p?.status !== 'confirmed'
          ? 'NOT_JOINED'
          : !canStillLeave(game.teeTime, now)
            ? 'GAME_ALREADY_STARTED'
            : true,
    cancel: change,
    edit: change,
    showQr: !isHost
      ? 'FORBIDDEN'
      : cancelled
        ? 'QR_NOT_AVAILABLE'
        : now > qrExpiresAt(game.teeTime, settings.qr_expiry_hours)
          ? 'QR_CODE_EXPIRED'
          : true,
    checkIn:
      p?.status === 'checked_in'
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
    report: isHost || p !== undefined ? true : 'NOT_JOINED',
    state:
      p?.status === 'missing' && p.statementUntil !== null && now <= p.statementUntil
        ? true
        : 'NOT_MISSING',
  }
}

export const presentOwed = (
  c: Charge,
  card: { brand: string; last4: string } | null,
): z.input<typeof Owed> => ({
  status: c.status,
  amount: amount(money(c.amountMinor, c.currency)),
  cause: c.cause,
  problem: c.problem,
  card,
})

export function presentParticipation(
  p: Participation,
  game: Pick<ShownGame, 'teeTime'>,
  v: Pick<ViewerFacts, 'hold' | 'captures' | 'card'>,
): z.input<typeof ParticipationView> {
  const terms = termsOf(p)
  return {
    id: p.id,
    status: p.status,
    joinedAt: iso(p.agreedAt),
    checkedInAt: when(p.checkedInAt),
    statementUntil: when(p.statementUntil),
    terms: {
      price: amount(terms.price),
      fee: amount(terms.fee),
      hold: amount(terms.hold),
      freeUntil: iso(freeUntilOf(p, game.teeTime)),
      windowHours: p.windowHours,
      policyVersion: p.policyVersion,
    },
    hold: v.hold ? presentHold(v.hold, v.captures, v.card) : null,
  }
}

export function presentHold(
  h: Hold,
  captures: readonly Capture[],
  card: { brand: string; last4: string } | null,
): z.input<typeof HoldView> {
  const of = (minor: number, currency: Currency) => amount(money(minor, currency))
  const captured = captures
    .filter((c) => c.holdId === h.id)
    .reduce((sum, c) => sum + c.amountMinor, 0)
  const released =
    h.authorisedAt !== null && ['captured', 'released', 'expired'].includes(h.status)
      ? h.amountMinor - captured
      : 0
  return {
    status: h.status,
    amount: of(h.amountMinor, h.currency),
    placeAt: when(h.placeAt),
    authorisedAt: when(h.authorisedAt),
    captureBefore: when(h.captureBefore),
    giveUpAt: when(h.giveUpAt),
    captured: of(captured, h.currency),
    released: of(released, h.currency),
    card,
    problem: h.problem,
  }
}
