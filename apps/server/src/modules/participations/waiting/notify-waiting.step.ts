import { freeSeats } from '@tomogolf/domain/game'
import { money, multiply } from '@tomogolf/domain/money'
import { seatsWanted } from '@tomogolf/domain/waiting/waiting-list'
import type { WaitingEnd } from '@tomogolf/messages/waiting'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { readPartyOfMessage } from '../companions/message-seats.read.ts'
import { readHostName } from '../joining/agreement.step.ts'
import { readGivenSeat, type GivenSeat } from '../joining/given-seat.read.ts'
import type { GameRow } from '../participations.repository.ts'
import { readName } from '../substitutes/counterpart.read.ts'
import type { WaitingEntry } from './waiting.repository.ts'
import { waitingToken } from './waiting-token.adapter.ts'

/** Of all seats that the guest waits for. */
const holdOf = (entry: WaitingEntry) =>
  multiply(money(entry.holdMinor, entry.currency), seatsWanted(entry))

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
      hold: holdOf(entry),
      spots: seatsWanted(entry),
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
      hold: holdOf(entry),
      spots: seatsWanted(entry),
      offerUntil: { at: until },
      token: waitingToken(deps.secret, entry.id),
    },
  })

/**
 * The guest has the seats, and the host has the players; a hold that cannot be placed is announced by
 * its own message.
 */
export const notifyGiven = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  seat: GivenSeat,
): Promise<void> => {
  const { guestId } = seat.participation
  await notify(deps.jobs, tx, {
    userId: guestId,
    kind: 'waiting_seat',
    params: {
      ...(await readGivenSeat(tx, game, seat)),
      ...(await readPartyOfMessage(tx, seat.participation)),
      fixUntil: seat.hold.giveUpAt === null ? null : { at: seat.hold.giveUpAt },
    },
  })
  await notify(deps.jobs, tx, {
    userId: game.hostId,
    kind: 'joined_host',
    params: {
      ...toMessageGame(game),
      ...(await readPartyOfMessage(tx, seat.participation, 'host')),
      guestName: await readName(tx, guestId),
      placesLeft: freeSeats(game),
    },
  })
}

export const notifyWaitingEnded = (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  entry: WaitingEntry,
  end: { why: WaitingEnd; reason?: string },
): Promise<void> =>
  notify(deps.jobs, tx, {
    userId: entry.guestId,
    kind: 'waiting_ended',
    params: { ...toMessageGame(game), ...end },
  })
