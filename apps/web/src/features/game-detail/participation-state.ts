import type { BadgeTone } from '@tomogolf/ui/data/Badge.tsx'
import type { GameDetail, Hold, Participation } from '../../queries/games.ts'

/** What the viewer is asked about presence. */
export type GamePresence = NonNullable<GameDetail['viewer']['presence']>

/** The tone of a guest's state: fine, to be acted on, or over. */
export type ParticipationTone = 'ok' | 'wait' | 'act' | 'over' | 'bad'
const TONES: Record<Participation['status'], ParticipationTone> = {
  reserved: 'wait',
  confirmed: 'ok',
  declined: 'bad',
  left: 'over',
  left_late: 'over',
  seat_released: 'bad',
  game_cancelled: 'over',
  force_cancelled: 'over',
  arrived: 'ok',
  checked_in: 'ok',
  missing: 'act',
  unverified: 'wait',
  disputed: 'wait',
  no_show: 'bad',
  not_played: 'over',
  host_absent: 'over',
}
export const participationTone = (status: Participation['status']): ParticipationTone =>
  TONES[status]

const BADGES: Record<ParticipationTone, BadgeTone> = {
  ok: 'success',
  wait: 'live',
  act: 'warning',
  over: 'neutral',
  bad: 'danger',
}
export const participationBadge = (status: Participation['status']): BadgeTone =>
  BADGES[participationTone(status)]

/** What a guest has to do about a hold: use another card, confirm with the bank, or wait. */
export type HoldTask = 'card' | 'bank' | 'wait' | null
export const holdTask = (hold: Hold | null): HoldTask => {
  // 3-D Secure can be repeated at once, also after the hold was refused for its absence
  if (
    hold?.status === 'action_required' ||
    (hold?.status === 'refused' && hold.problem === 'AUTHENTICATION_REQUIRED')
  )
    return 'bank'
  if (hold?.status === 'refused') return 'card'
  return hold?.status === 'placing' || hold?.status === 'unknown' ? 'wait' : null
}

/** The reason of a refusal; unknown reasons count as a declined card. */
export const refusalReason = (
  problem: string | null,
): 'INSUFFICIENT_FUNDS' | 'CARD_EXPIRED' | 'CARD_DECLINED' =>
  problem === 'INSUFFICIENT_FUNDS' || problem === 'CARD_EXPIRED' ? problem : 'CARD_DECLINED'
