import type { Money } from '@tomogolf/domain/money'
import type { HoldFate, MessageGame, MessageTime } from './params.ts'

/** Check-in, no-shows and the guest's statement about them. */
export type AttendanceMessages = {
  /**
   * `charged`: the platform fee. `released`: the remainder of the hold; null when nothing was held
   * any more. `by`: who confirmed that the guest is present.
   */
  checked_in_guest: MessageGame & {
    charged: Money
    released: Money | null
    by: 'guest' | 'host' | 'operator' | 'answer'
  }
  missing_guest: MessageGame & { hold: Money; fee: Money; statementUntil: MessageTime }
  /** The host may still mark the guest present. */
  missing_host: MessageGame & { guestName: string; statementUntil: MessageTime }
  /** To the guest who stated that they were present. */
  statement_received: MessageGame & { hold: Money; fee: Money }
  statement_host: MessageGame & { guestName: string }
  /**
   * A guest counted as missing has sent a scan made at the course. `shownAt`: when the host's
   * screen showed the code.
   */
  scan_came_late_host: MessageGame & { guestName: string; shownAt: MessageTime }
  /**
   * The guest's statement was accepted: only the platform fee is charged. `released`: null when the
   * hold had ended before.
   */
  statement_accepted: MessageGame & {
    charged: Money
    released: Money | null
    reason: string | null
  }
  /**
   * `from`: the hold, or the saved card because the hold had ended. `after`: nothing was stated in
   * time, or an operator decided.
   */
  no_show_guest: MessageGame & {
    charged: Money
    from: 'hold' | 'card'
    after: 'silence' | 'decision'
    reason: string | null
  }
  /** `owed`: the green-fee part, owed to the host. */
  no_show_host: MessageGame & { guestName: string; owed: Money }
  host_absent_guest: MessageGame & { hold: Money; fate: Exclude<HoldFate, 'kept'> }
  /**
   * `penalty`: charged to the host's card for `guests` guests; null while the absence is only
   * suspected.
   */
  host_absent_host: MessageGame & { guests: number; penalty: Money | null }
}
