import { neededUntil } from '@tomogolf/domain/hold-plan'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import type { GameChange } from '../games/game-ports.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { clearQrOpened } from '../games/games.repository.ts'
import { lockHold, readHoldOf } from './holds/holds.repository.ts'
import { runEffects } from './participation-effects.ts'
import {
  listSeated,
  lockParticipation,
  moveParticipation,
  updateParticipation,
  type GameRow,
  type Participation,
} from './participations.repository.ts'
import { rescheduleHold } from './holds/reschedule-hold.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { termsOf } from './agreed-terms.ts'

/** Date, time or course changed, in the transaction of the change: every guest may leave free until the tee time, is told, and the hold follows the new day. */
export async function onGameChanged(
  deps: Deps,
  tx: Tx,
  { before, after }: GameChange,
): Promise<void> {
  if (
    before.teeTime === after.teeTime &&
    before.courseName === after.courseName &&
    before.courseId === after.courseId
  )
    return
  if (before.teeTime !== after.teeTime) await clearQrOpened(tx, after.id)
  const host = (await readPeople(tx, [after.hostId])).get(after.hostId)
  const { gameId: _same, ...was } = toMessageGame(before)
  for (const p of await listSeated(tx, after.id)) {
    await updateParticipation(tx, p.id, { freeExit: true })
    if (before.teeTime !== after.teeTime) await moveHoldToNewDay(deps, tx, after, p)
    await notify(deps.jobs, tx, {
      userId: p.guestId,
      kind: 'game_changed_guest',
      params: {
        ...toMessageGame(after),
        hostName: host ? nameForOthers(host) : '',
        before: was,
        hold: termsOf(p).hold,
        freeUntil: { at: after.teeTime },
      },
    })
  }
}

/** An authorisation that would end before the new game is settled is let go and scheduled anew; one that lasts stays. */
async function moveHoldToNewDay(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  p: Participation,
): Promise<void> {
  const now = deps.clock.now()
  const seen = await readHoldOf(tx, p.id)
  const hold = seen && (await lockHold(tx, seen.id))
  if (!hold || hold.goal !== 'keep') return
  if (
    hold.status === 'authorised' &&
    (hold.captureBefore ?? 0) >= neededUntil(game.teeTime, await readSettings(tx))
  )
    return
  // one that is just being placed is looked at when its authorisation is about to end
  await rescheduleHold({ deps, tx, game, p, hold, now }, 'host')
}

/** The host called the game off: every seat ends and every hold is released. Returns the holds to advance after the commit. */
export async function onGameCancelled(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  now: Instant,
): Promise<string[]> {
  const holdIds: string[] = []
  for (const { id } of await listSeated(tx, game.id)) {
    const p = await lockParticipation(tx, id)
    const move =
      p &&
      (await moveParticipation(tx, p, 'host_cancel', { actor: 'host', actorId: game.hostId }, now))
    const holdId = move && (await runEffects(deps, tx, game, move, now))
    if (holdId) holdIds.push(holdId)
  }
  return holdIds
}
