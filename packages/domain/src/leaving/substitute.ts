import { isCancelled, type GameStatus } from '../game.ts'
import type { HoldPlan } from '../hold-plan.ts'
import type { HoldState } from '../machines/hold-machine.ts'
import type { ParticipationState } from '../machines/participation-machine.ts'
import type { SubstituteState } from '../machines/substitute-machine.ts'
import type { Settings } from '../settings.ts'
import { minutes, type Instant } from '../time.ts'

type SubstituteSettings = Pick<Settings, 'substitute_until_minutes'>

/** The last moment (inclusive) at which a substitute may take a seat. */
export const substituteUntil = (
  teeTime: Instant,
  { substitute_until_minutes: before }: SubstituteSettings,
): Instant => teeTime - minutes(before)

export type PassRefusal =
  | { readonly code: 'GAME_CANCELLED' | 'NOT_JOINED' | 'SUBSTITUTE_PARTY' }
  | { readonly code: 'SUBSTITUTE_TOO_LATE'; readonly params: { readonly count: number } }

/** Why a guest cannot pass the seat on; null when it is possible. */
export function passRefusal(
  game: { readonly status: GameStatus; readonly teeTime: Instant },
  seat: ParticipationState | undefined,
  {
    now,
    settings,
    companions,
  }: {
    readonly now: Instant
    readonly settings: SubstituteSettings
    /** Seats that the guest covers for others. */
    readonly companions: number
  },
): PassRefusal | null {
  if (isCancelled(game.status)) return { code: 'GAME_CANCELLED' }
  if (seat !== 'confirmed') return { code: 'NOT_JOINED' }
  // a new guest would not know the companions, and the card would still hold for them
  if (companions > 0) return { code: 'SUBSTITUTE_PARTY' }
  return now > substituteUntil(game.teeTime, settings)
    ? { code: 'SUBSTITUTE_TOO_LATE', params: { count: settings.substitute_until_minutes } }
    : null
}

/** What a person with the link finds: the seat, a seat that another person is taking, or neither. */
export const offeredSeat = (
  link: { readonly status: SubstituteState },
  until: Instant,
  now: Instant,
): 'open' | 'taking' | 'ended' => {
  if (link.status === 'taking') return 'taking'
  return link.status === 'open' && now <= until ? 'open' : 'ended'
}

/**
 * The hold of a substitute is placed at once, so that it stands before the other one is released;
 * unless that one is scheduled too, and nothing stands for the seat yet.
 */
export const substituteHoldPlan = (plan: HoldPlan, replaced: HoldState | undefined): HoldPlan =>
  replaced === 'scheduled' ? plan : { kind: 'now' }

/** A host who approves guests need not be asked about a substitute with a clean record. */
export const needsApproval = (
  joining: 'instant' | 'approve',
  substitute: { readonly hasNoShow: boolean; readonly wasDeclined: boolean },
): boolean => joining === 'approve' && (substitute.hasNoShow || substitute.wasDeclined)
