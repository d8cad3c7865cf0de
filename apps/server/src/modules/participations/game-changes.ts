import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { notify } from '../../platform/notify.ts'
import { nameForOthers } from '../accounts/people.presenter.ts'
import { readPeople } from '../accounts/people.read.ts'
import { runEffects, termsOf } from './participation-effects.ts'
import { listSeated, lockParticipation, moveParticipation, updateParticipation, type GameRow } from './participations.repository.ts'
import { gameFacts } from './tell.ts'

/** What the guests of a changed game are due, in the transaction of the change. */
export type GameChange = { readonly before: GameRow; readonly after: GameRow }

/** Date, time or course changed: every guest may leave free until the tee time, and is told. */
export async function onGameChanged(deps: Deps, tx: Tx, { before, after }: GameChange): Promise<void> {
  if (before.teeTime === after.teeTime && before.courseName === after.courseName && before.courseId === after.courseId) return
  const host = (await readPeople(tx, [after.hostId])).get(after.hostId)
  for (const p of await listSeated(tx, after.id)) {
    await updateParticipation(tx, p.id, { freeExit: true })
    const { gameId: _id, ...was } = gameFacts(before)
    await notify(deps.jobs, tx, { userId: p.guestId, kind: 'game_changed_guest', params: { ...gameFacts(after), hostName: host ? nameForOthers(host) : '', before: was, hold: termsOf(p).hold, freeUntil: { at: after.teeTime } } })
  }
}

/** The host called the game off: every seat ends and every hold is released. Returns the holds to advance after the commit. */
export async function onGameCancelled(deps: Deps, tx: Tx, game: GameRow, now: Instant): Promise<string[]> {
  const holdIds: string[] = []
  for (const { id } of await listSeated(tx, game.id)) {
    const p = await lockParticipation(tx, id)
    const move = p && await moveParticipation(tx, p, 'host_cancel', { actor: 'host', actorId: game.hostId }, now)
    const holdId = move && await runEffects(deps, tx, game, move, now)
    if (holdId) holdIds.push(holdId)
  }
  return holdIds
}
