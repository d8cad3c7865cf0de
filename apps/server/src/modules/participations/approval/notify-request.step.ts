import { money } from '@tomogolf/domain/money'
import type { RequestEnd } from '@tomogolf/messages/approval'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readGivenSeat, type GivenSeat } from '../joining/given-seat.read.ts'
import type { GameRow } from '../participations.repository.ts'
import type { JoinRequestRow } from './join-requests.repository.ts'

const readName = async (tx: Tx, id: string): Promise<string> => {
  const person = (await readPeople(tx, [id])).get(id)
  return person ? nameForOthers(person) : ''
}

async function notifyHost(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  request: JoinRequestRow,
  again: boolean,
): Promise<void> {
  await notify(deps.jobs, tx, {
    userId: game.hostId,
    kind: 'join_asked_host',
    params: {
      ...toMessageGame(game),
      guestName: await readName(tx, request.guestId),
      answerUntil: { at: request.answerUntil },
      again,
    },
  })
}

/** Notifies the host who asks, and the guest what was agreed to. */
export async function notifyAsked(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  request: JoinRequestRow,
): Promise<void> {
  await notifyHost(deps, tx, game, request, false)
  await notify(deps.jobs, tx, {
    userId: request.guestId,
    kind: 'join_asked_guest',
    params: {
      ...toMessageGame(game),
      hostName: await readName(tx, game.hostId),
      hold: money(request.holdMinor, request.currency),
      answerUntil: { at: request.answerUntil },
    },
  })
}

export const remindHost = (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  request: JoinRequestRow,
): Promise<void> => notifyHost(deps, tx, game, request, true)

/** The guest has the seat; a hold that cannot be placed is announced by its own message. */
export const notifyAccepted = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  seat: GivenSeat,
): Promise<void> =>
  notify(deps.jobs, tx, {
    userId: seat.participation.guestId,
    kind: 'join_accepted_guest',
    params: await readGivenSeat(tx, game, seat),
  })

/** Nothing was held, and nothing is charged. */
export const notifyEnded = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  request: JoinRequestRow,
  why: RequestEnd,
): Promise<void> =>
  notify(deps.jobs, tx, {
    userId: request.guestId,
    kind: 'join_ended_guest',
    params: { ...toMessageGame(game), hostName: await readName(tx, game.hostId), why },
  })

/** The host wants to accept, but the guest's own account stands in the way. */
export const notifyBlocked = async (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  request: JoinRequestRow,
): Promise<void> =>
  notify(deps.jobs, tx, {
    userId: request.guestId,
    kind: 'join_blocked_guest',
    params: {
      ...toMessageGame(game),
      hostName: await readName(tx, game.hostId),
      answerUntil: { at: request.answerUntil },
    },
  })
