import type { Money } from '@tomogolf/domain/money'
import type { HoldFate, MessageGame, MessageTime } from './params.ts'

/** Reports about an absent host, "Did you play?", and the host's mark of a guest. */
export type PresenceMessages = {
  /** A guest reported that the host is not there. `answerUntil`: null before settlement. */
  host_reported: MessageGame & { answerUntil: MessageTime | null }
  /** Everyone who reported has checked in, or an operator decided that the host was there. */
  host_report_closed: MessageGame & { by: 'withdrawn' | 'decision' }
  /** The game is over, and a report about the host is undecided. */
  report_pending_guest: MessageGame & { hold: Money }
  did_you_play_guest: MessageGame & { hold: Money; fee: Money; answerUntil: MessageTime }
  did_you_play_host: MessageGame & { guests: number; answerUntil: MessageTime }
  /** The host marked the guest present; the fee is charged unless the guest objects. */
  marked_present_guest: MessageGame & { fee: Money; objectUntil: MessageTime }
  /** The guest checked in while another guest's report is undecided: the fee waits. */
  arrival_waits_guest: MessageGame & { fee: Money }
  objection_guest: MessageGame & { fee: Money }
  objection_host: MessageGame & { guestName: string }
  /** Neither side said that the guest played, or the guest's objection is right. */
  not_played_guest: MessageGame & {
    hold: Money
    fate: Exclude<HoldFate, 'kept'>
    after: 'answers' | 'objection'
    reason: string | null
  }
}
