import { neededUntil } from '@tomogolf/domain/hold-plan'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import type { GameChange } from '../games/game-ports.types.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { clearQrOpened } from '../games/games.repository.ts'
import { lockHold, readHoldOf } from './holds/holds.repository.ts'
import { runEffects } from './run-effects.step.ts'
import {
  listSeated,
  lockParticipation,
  moveParticipation,
  updateParticipation,
  type GameRow,
  type Participation,
} from './participations.repository.ts'
import { rescheduleHold } from './holds/reschedule-hold.step.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { agreedTerms } from './agreed-terms.policy.ts'

/**
 * Applies a change of date, time or course in the transaction of the change: guests may leave free
 * of charge until the tee time and are notified, and holds move to the new date.
 */
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
  const { gameId: _gameId, ...detailsBefore } = toMessageGame(before)
  for (const participation of await listSeated(tx, after.id)) {
    await updateParticipation(tx, participation.id, { freeExit: true })
    if (before.teeTime !== after.teeTime) await moveHoldToNewDay(deps, tx, after, participation)
    await notify(deps.jobs, tx, {
      userId: participation.guestId,
      kind: 'game_changed_guest',
      params: {
        ...toMessageGame(after),
        hostName: host ? nameForOthers(host) : '',
        before: detailsBefore,
        hold: agreedTerms(participation).hold,
        freeUntil: { at: after.teeTime },
      },
    })
  }
}

/**
 * Releases and reschedules an authorisation that would expire before the new date is settled. A
 * longer one stays.
 */
async function moveHoldToNewDay(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  participation: Participation,
): Promise<void> {
  const now = deps.clock.now()
  const seen = await readHoldOf(tx, participation.id)
  const hold = seen && (await lockHold(tx, seen.id))
  if (!hold || hold.goal !== 'keep') return
  if (
    hold.status === 'authorised' &&
    (hold.captureBefore ?? 0) >= neededUntil(game.teeTime, await readSettings(tx))
  )
    return
  // a hold that is being placed is checked again when its authorisation is about to expire
  await rescheduleHold({ deps, tx, game, participation, hold, now }, 'host')
}

/**
 * Ends every seat and releases every hold of a game that its host cancels. Returns the holds to
 * advance after the commit.
 */
export async function onGameCancelled(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  now: Instant,
): Promise<string[]> {
  const holdIds: string[] = []
  for (const { id } of await listSeated(tx, game.id)) {
    const participation = await lockParticipation(tx, id)
    const move =
      participation &&
      (await moveParticipation(
        tx,
        participation,
        'host_cancel',
        { actor: 'host', actorId: game.hostId },
        now,
      ))
    const holdId = move && (await runEffects(deps, tx, game, move, now))
    if (holdId) holdIds.push(holdId)
  }
  return holdIds
}
