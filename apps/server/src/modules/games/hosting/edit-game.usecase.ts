import type { z } from 'zod'
import type { EDIT_ERRORS } from '@tomogolf/contract/games'
import type { GameEditBody } from '@tomogolf/contract/games.schemas'
import { movedDecideAt } from '@tomogolf/domain/go-no-go'
import { fromJapanText, japanText } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { releaseClaims } from '../booking/bookings.repository.ts'
import type { GameChange } from '../game-ports.types.ts'
import { changeRefusal } from '../games.policy.ts'
import { lockGame, type Game, type GameActor } from '../games.repository.ts'
import { refuseFollowing } from '../series/series.policy.ts'
import { lockFollowing } from '../series/series.repository.ts'
import { undoIfRefused } from '../series/undo-if-refused.step.ts'
import { applyEdit, type EditedFields, type Editing, type EditPorts } from './apply-edit.step.ts'

/** An edit in the name of the host; `record` writes what belongs to it, in its transaction. */
export type OperatorEdit = {
  readonly by: GameActor
  record(tx: Tx, change: GameChange): Promise<unknown>
}

/**
 * Edits the host's own game, or with `scope` also the later ones of its weekly series: all or none.
 * Absent fields stay; a new time, date or course lets guests leave free of charge.
 */
export async function editGame(
  deps: Deps,
  ports: EditPorts,
  userId: string,
  gameId: string,
  { scope, version, ...edit }: z.output<typeof GameEditBody>,
  operator?: OperatorEdit,
): Promise<Game | Refused<(typeof EDIT_ERRORS)[number]>> {
  return undoIfRefused(deps.db, async (tx) => {
    const now = deps.clock.now()
    const [before, ...following] =
      scope === 'following' ? await lockFollowing(tx, gameId, userId) : [await lockGame(tx, gameId)]
    const settings = await readSettings(tx)
    const notAllowed = changeRefusal(before, userId, now, settings)
    // an operator helps inside the departure window too
    const mayEdit = notAllowed?.refused === 'PROTECTED_BOOKING' && operator !== undefined
    if ((notAllowed && !mayEdit) || !before) return notAllowed ?? refuse('GAME_NOT_FOUND')
    if (version !== before.version) return refuse('STALE_EDIT')
    const together = [before, ...following.filter((game): game is Game => game !== undefined)]
    // moved by whole weeks, a game may come to where a later one was booked
    if (
      together.length > 1 &&
      edit.date !== undefined &&
      fromJapanText(edit.date) !== before.teeTime
    )
      await releaseClaims(
        tx,
        together.map(({ id }) => id),
      )
    const by = operator?.by ?? ({ actor: 'host', actorId: userId } as const)
    const editing: Editing = { deps, ports, tx, userId, by, now, together }
    const saved = await applyEdit(editing, before, edit)
    if (isRefused(saved)) return saved
    if (operator && saved !== before) await operator.record(tx, { before, after: saved, by })
    for (const game of together.slice(1)) {
      const notChangeable = changeRefusal(game, userId, now, settings)
      const followed =
        notChangeable ?? (await applyEdit(editing, game, editFor(game, edit, { before, saved })))
      if (isRefused(followed)) return refuseFollowing(game)
    }
    return saved
  })
}

/** The edit of a later game of the series: dates move by as much as those of the edited game. */
function editFor(
  game: Game,
  edit: EditedFields,
  { before, saved }: { before: Game; saved: Game },
): EditedFields {
  const teeTime = game.teeTime + saved.teeTime - before.teeTime
  return {
    ...edit,
    ...(edit.date !== undefined && { date: japanText(teeTime) }),
    // what guests joined under moves only with their tee time
    ...(game.seatsTaken > 0
      ? { decideAt: undefined }
      : edit.decideAt &&
        saved.decideAt !== null && {
          decideAt: japanText(movedDecideAt(saved.decideAt, { from: saved.teeTime, to: teeTime })),
        }),
  }
}
