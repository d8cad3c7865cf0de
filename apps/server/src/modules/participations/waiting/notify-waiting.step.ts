import { checkInWindow } from '@tomogolf/domain/attendance'
import { money } from '@tomogolf/domain/money'
import type { WaitingEnd } from '@tomogolf/messages/waiting'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { agreedTerms, freeLeaveDeadline } from '../agreed-terms.policy.ts'
import type { Hold } from '../holds/holds.repository.ts'
import { readHostName } from '../joining/agreement.step.ts'
import type { GameRow, Participation } from '../participations.repository.ts'
import type { WaitingEntry } from './waiting.repository.ts'
import { waitingToken } from './waiting-token.adapter.ts'

/** What was agreed to, with the link that leaves the list. */
export const notifyJoined = (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  { entry, position }: { entry: WaitingEntry; position: number },
): Promise<void> =>
  notify(deps.jobs, tx, {
    userId: entry.guestId,
    kind: 'waiting_joined',
    params: {
      ...toMessageGame(game),
      position,
      hold: money(entry.holdMinor, entry.currency),
      token: waitingToken(deps.secret, entry.id),
    },
  })

export const notifyOffered = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  { entry, until }: { entry: WaitingEntry; until: Instant },
): Promise<void> =>
  notify(deps.jobs, tx, {
    userId: entry.guestId,
    kind: 'waiting_offer',
    params: {
      ...toMessageGame(game),
      hostName: await readHostName(tx, game.hostId),
      hold: money(entry.holdMinor, entry.currency),
      offerUntil: { at: until },
      token: waitingToken(deps.secret, entry.id),
    },
  })

/** The guest has the seat; a hold that cannot be placed is announced by its own message. */
export async function notifyGiven(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  { participation, hold, now }: { participation: Participation; hold: Hold; now: Instant },
): Promise<void> {
  const settings = await readSettings(tx)
  const terms = agreedTerms(participation)
  await notify(deps.jobs, tx, {
    userId: participation.guestId,
    kind: 'waiting_seat',
    params: {
      ...toMessageGame(game),
      hostName: await readHostName(tx, game.hostId),
      hold: terms.hold,
      fee: terms.fee,
      placeAt: hold.placeAt > now ? { at: hold.placeAt } : null,
      freeUntil: { at: freeLeaveDeadline(participation, game, now) },
      checkInOpens: { at: checkInWindow(game.teeTime, settings.check_in_window_hours).opens },
      fixUntil: hold.giveUpAt === null ? null : { at: hold.giveUpAt },
    },
  })
}

export const notifyWaitingEnded = (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  entry: WaitingEntry,
  why: WaitingEnd,
): Promise<void> =>
  notify(deps.jobs, tx, {
    userId: entry.guestId,
    kind: 'waiting_ended',
    params: { ...toMessageGame(game), why },
  })
