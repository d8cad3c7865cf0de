import { japanText } from '@tomogolf/domain/time'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { readGame, type Game } from '../games.repository.ts'
import type { OperatorReads } from '../game-ports.types.ts'
import type { EditedFields, EditPorts } from './apply-edit.step.ts'
import { editGame } from './edit-game.usecase.ts'

export type OperatorEditPorts = EditPorts & OperatorReads
type OperatorGameEdit = {
  readonly gameId: string
  readonly version: number
  readonly changes: Pick<EditedFields, 'date' | 'slots' | 'notes'>
  readonly reason: string
  readonly actorId: string
  readonly ip: string | null
}

/**
 * An operator edits a game in the name of its host, under the rules of the host, but inside the
 * departure window too. Guests are notified as after an edit of the host, the host is given the reason.
 */
export async function editGameAsOperator(
  deps: Deps,
  ports: OperatorEditPorts,
  { gameId, version, changes, reason, actorId, ip }: OperatorGameEdit,
): Promise<Awaited<ReturnType<typeof editGame>> | Refused<'OWN_ACCOUNT'>> {
  const game = await readGame(deps.db, gameId)
  if (!game) return refuse('GAME_NOT_FOUND')
  // a host edits an own game by its terms, a guest would leave a moved one free of charge, and
  // who waits would take a spot that is added
  if (await ports.takesPart(deps.db, actorId, game)) return refuse('OWN_ACCOUNT')
  return editGame(
    deps,
    ports,
    game.hostId,
    gameId,
    { ...changes, version },
    {
      by: { actor: 'operator', actorId },
      record: async (tx, { before, after }) => {
        await writeAudit(tx, deps.clock.now(), {
          actorId,
          ip,
          action: 'game.edit',
          subject: gameId,
          reason,
          before: JSON.stringify(describe(before, changes)),
          after: JSON.stringify(describe(after, changes)),
        })
        await notify(deps.jobs, tx, {
          userId: after.hostId,
          kind: 'game_edited_host',
          params: { ...toMessageGame(after), reason },
        })
      },
    },
  )
}

/** The edited fields of a game, for the audit log. */
const describe = (game: Game, changes: OperatorGameEdit['changes']) => ({
  ...(changes.date !== undefined && { date: japanText(game.teeTime) }),
  ...(changes.slots !== undefined && { slots: game.slots }),
  ...(changes.notes !== undefined && { notes: game.notes }),
})
