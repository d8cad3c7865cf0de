import { freeSeats } from '@tomogolf/domain/game'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import type { CausedBy, GameRow } from '../participations.repository.ts'
import { readName } from '../substitutes/counterpart.read.ts'
import { passSeatOn } from '../waiting/end-waiting.step.ts'
import { moveInvitation, type Invitation } from './invitations.repository.ts'

type Ending = {
  readonly event: 'revoke' | 'expire' | 'close'
  readonly by: CausedBy
  readonly now: Instant
  /** Of an operator. */
  readonly details?: string
}

/**
 * Ends open invitations of one guest: the seats are free, and the host is told once. Returns how
 * many ended. The game is locked.
 */
export async function endInvitations(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  open: readonly Invitation[],
  ending: Ending,
): Promise<number> {
  let count = 0
  for (const invitation of open) if (await moveInvitation(tx, game, invitation, ending)) count += 1
  const [first] = open
  if (!first || count === 0) return 0
  await passFreedSeats(deps, tx, game, count)
  const ended = { guestId: first.guestId, count }
  await (ending.event === 'expire' ? notifyExpired : notifyHost)(deps, tx, game, ended)
  return count
}

type Ended = { readonly guestId: string; readonly count: number }

const notifyHost = async (deps: Deps, tx: Tx, game: GameRow, ended: Ended): Promise<void> =>
  notify(deps.jobs, tx, {
    userId: game.hostId,
    kind: 'invitation_ended_host',
    params: {
      ...toMessageGame(game),
      guestName: await readName(tx, ended.guestId),
      count: ended.count,
      placesLeft: freeSeats(game),
    },
  })

/** Notifies the guest and the host that companions have not accepted in time. */
export async function notifyExpired(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  ended: Ended,
): Promise<void> {
  await notifyHost(deps, tx, game, ended)
  await notify(deps.jobs, tx, {
    userId: ended.guestId,
    kind: 'invitation_expired',
    params: { ...toMessageGame(game), count: ended.count },
  })
}

/** Seats that were kept for invited companions go to the waiting list, or are news for others. */
export async function passFreedSeats(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  freed: number,
): Promise<void> {
  if (!(await passSeatOn(deps, tx, game)))
    await deps.jobs.enqueue(tx, 'wishes.match', {
      gameId: game.id,
      reopened: freeSeats(game) === freed,
    })
}
