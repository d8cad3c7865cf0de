import { checkInWindow } from '@tomogolf/domain/attendance'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { agreedTerms, freeLeaveDeadline } from '../agreed-terms.policy.ts'
import type { Hold } from '../holds/holds.repository.ts'
import type { GameRow, Participation } from '../participations.repository.ts'
import { readHostName } from './agreement.step.ts'

/** A seat that a guest got while away. */
export type GivenSeat = {
  readonly participation: Participation
  readonly hold: Hold
  readonly now: Instant
}

/** What the guest of such a seat is told. */
export async function readGivenSeat(
  tx: Tx,
  game: GameRow,
  { participation, hold, now }: GivenSeat,
) {
  const settings = await readSettings(tx)
  const terms = agreedTerms(participation)
  return {
    ...toMessageGame(game),
    hostName: await readHostName(tx, game.hostId),
    hold: terms.hold,
    fee: terms.fee,
    placeAt: hold.placeAt > now ? { at: hold.placeAt } : null,
    freeUntil: { at: freeLeaveDeadline(participation, game, now) },
    checkInOpens: { at: checkInWindow(game.teeTime, settings.check_in_window_hours).opens },
  }
}
