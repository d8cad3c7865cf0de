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
import { freeExitUntil, opensFreeExit } from '@tomogolf/domain/leave'
import { endsRequests } from '@tomogolf/domain/approval/join-request'
import { endsWaiting } from '@tomogolf/domain/waiting/waiting-list'
import { closeWaitingList, passSeatOn, removeLargeParties } from './waiting/end-waiting.step.ts'
import { closeRequests } from './approval/close-requests.step.ts'
import { endReview } from './presence/end-review.step.ts'
import { deleteLocations } from './presence/presence.repository.ts'
import { readPartyOfMessage } from './companions/message-seats.read.ts'
import { lockHold, readHoldOf } from './holds/holds.repository.ts'
import type { HoldContext } from './holds/hold-context.types.ts'
import { runEffects } from './run-effects.step.ts'
import {
  listSeated,
  lockParticipation,
  moveParticipation,
  updateParticipation,
  type GameRow,
} from './participations.repository.ts'
import { rescheduleHold } from './holds/reschedule-hold.step.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { agreedTerms, freeLeaveDeadline } from './agreed-terms.policy.ts'
import { SYSTEM_REASONS } from './cases/system-reasons.data.ts'

/**
 * Applies a change of date, time or course in the transaction of the change: guests are notified,
 * and may leave free of charge for a time unless the change is small; holds move to the new date.
 */
export async function onGameChanged(
  deps: Deps,
  tx: Tx,
  { before, after, by }: GameChange,
): Promise<void> {
  const now = deps.clock.now()
  if (endsRequests(before, after)) await closeRequests(deps, tx, after, { why: 'changed', by, now })
  if (endsWaiting(before, after))
    await closeWaitingList(deps, tx, after, { why: 'changed', by, now })
  else if (after.slots > before.slots) await passSeatOn(deps, tx, after)
  else if (after.slots < before.slots) await removeLargeParties(deps, tx, after, { by, now })
  if (
    before.teeTime === after.teeTime &&
    before.courseName === after.courseName &&
    before.courseId === after.courseId
  )
    return
  const isSameCourse = before.courseName === after.courseName && before.courseId === after.courseId
  if (before.teeTime !== after.teeTime) await clearQrOpened(tx, after.id)
  await deleteLocations(tx, after.id)
  const settings = await readSettings(tx)
  const host = (await readPeople(tx, [after.hostId])).get(after.hostId)
  const { gameId: _gameId, ...detailsBefore } = toMessageGame(before)
  for (const participation of await listSeated(tx, after.id)) {
    // seats taken before it was recorded: the tee time before their first change
    const agreedTeeTime = participation.agreedTeeTime ?? before.teeTime
    const isFree = opensFreeExit(
      { agreedTeeTime, teeTime: after.teeTime, courseChanged: !isSameCourse },
      settings.small_move_minutes,
    )
    const until = freeExitUntil(now, after.teeTime, {
      windowHours: participation.windowHours,
      noticeHours: settings.change_notice_hours,
    })
    const moved = {
      ...participation,
      agreedTeeTime,
      ...(isFree && { freeExit: true, freeExitUntil: until }),
    }
    await updateParticipation(tx, participation.id, moved)
    if (before.teeTime !== after.teeTime)
      await moveHoldToNewDay({ deps, tx, game: after, participation, by })
    if (participation.partyLeadId !== null) continue
    await notify(deps.jobs, tx, {
      userId: participation.guestId,
      kind: 'game_changed_guest',
      params: {
        ...toMessageGame(after),
        ...(await readPartyOfMessage(tx, participation)),
        hostName: host ? nameForOthers(host) : '',
        before: detailsBefore,
        hold: agreedTerms(participation).hold,
        freeUntil: { at: freeLeaveDeadline(moved, after, now) },
        isFreeExit: isFree,
      },
    })
  }
}

/**
 * Releases and reschedules an authorisation that would expire before the new date is settled. A
 * longer one stays.
 */
async function moveHoldToNewDay({
  deps,
  tx,
  game,
  participation,
  by,
}: Pick<HoldContext, 'deps' | 'tx' | 'game' | 'participation'> &
  Pick<GameChange, 'by'>): Promise<void> {
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
  await rescheduleHold({ deps, tx, game, participation, hold, now }, by.actor)
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
  const ending = {
    why: 'cancelled' as const,
    by: { actor: 'host' as const, actorId: game.hostId },
    now,
  }
  await closeRequests(deps, tx, game, ending)
  await closeWaitingList(deps, tx, game, ending)
  await endReview(
    tx,
    game,
    { actor: 'host', actorId: game.hostId },
    SYSTEM_REASONS.game_cancelled,
    now,
  )
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
