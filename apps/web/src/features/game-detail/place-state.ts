import type { Hold, Participation } from '../../queries/games.ts'

/** How the page tells a guest where they stand: good, to be acted on, or over. */
export type PlaceTone = 'ok' | 'wait' | 'act' | 'over' | 'bad'
const TONES: Record<Participation['status'], PlaceTone> = {
  reserved: 'wait',
  confirmed: 'ok',
  declined: 'bad',
  left: 'over',
  left_late: 'over',
  seat_released: 'bad',
  game_cancelled: 'over',
  force_cancelled: 'over',
  checked_in: 'ok',
  missing: 'act',
  disputed: 'wait',
  no_show: 'bad',
  host_absent: 'over',
}
export const placeTone = (status: Participation['status']): PlaceTone => TONES[status]

/** What a guest has to do about a hold: another card, a word to the bank, or nothing but wait. */
export type HoldTask = 'card' | 'bank' | 'wait' | null
export const holdTask = (hold: Hold | null): HoldTask => {
  // a bank that wants the holder may be asked again at once, whatever state that left the hold in
  if (
    hold?.status === 'action_required' ||
    (hold?.status === 'refused' && hold.problem === 'AUTHENTICATION_REQUIRED')
  )
    return 'bank'
  if (hold?.status === 'refused') return 'card'
  return hold?.status === 'placing' || hold?.status === 'unknown' ? 'wait' : null
}

/** Why a bank refused, as far as it helps to know. */
export const refusalOf = (
  problem: string | null,
): 'INSUFFICIENT_FUNDS' | 'CARD_EXPIRED' | 'CARD_DECLINED' =>
  problem === 'INSUFFICIENT_FUNDS' || problem === 'CARD_EXPIRED' ? problem : 'CARD_DECLINED'
