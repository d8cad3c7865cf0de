import { settleGame as decide, statementDeadline } from '@tomogolf/domain/attendance'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import type { Deps } from '../../deps.ts'
import { notify } from '../../platform/notify.ts'
import { completeGame, lockGame } from '../games/games.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { hostReportedAbsent } from './attendance.repository.ts'
import { advanceNow } from './leave-game.usecase.ts'
import { runEffects } from './participation-effects.ts'
import { listSeated, lockParticipation, moveParticipation, readParticipation } from './participations.repository.ts'
import { gameFacts } from './tell.ts'

const BY_CLOCK = { actor: 'clock' as const, actorId: null }

/** Ends a game six hours after its tee time: who did not check in is missing, or, when the host never appeared, nobody pays. Runs once, however often it is called. */
export async function settleGame(deps: Deps, gameId: string): Promise<void> {
  const holdIds = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, gameId)
    if (!game || game.settledAt !== null || (game.status !== 'scheduled' && game.status !== 'active')) return []
    // the tee time was moved after this job was planned
    if (now < game.teeTime + GAME_LENGTH) {
      await deps.jobs.enqueue(tx, 'games.settle', { gameId }, { at: game.teeTime + GAME_LENGTH })
      return []
    }
    const settings = await readSettings(tx)
    const guests = await listSeated(tx, gameId)
    const result = decide({ guests: guests.map((g) => ({ id: g.id, state: g.status })), hostOpenedQr: game.qrOpenedAt !== null, hostReportedAbsent: await hostReportedAbsent(tx, gameId) })
    await completeGame(tx, game, now)
    const moved: string[] = []
    for (const { id, event } of result.outcomes) {
      const p = await lockParticipation(tx, id)
      if (!p) continue
      const statementUntil = statementDeadline(now, settings.no_show_statement_hours)
      const move = await moveParticipation(tx, p, event, BY_CLOCK, now, event === 'settle_missing' ? { missingAt: now, statementUntil } : {})
      if (!move) continue
      if (event === 'settle_missing') await deps.jobs.enqueue(tx, 'participations.close_statement', { participationId: id }, { at: statementUntil })
      const holdId = await runEffects(deps, tx, game, move, now)
      if (holdId) moved.push(holdId)
    }
    if (result.host === 'absent' || result.host === 'suspected_absent') {
      await notify(deps.jobs, tx, { userId: game.hostId, kind: 'host_absent_host', params: { ...gameFacts(game), guests: result.outcomes.length, penalty: null } })
    }
    if (result.host === 'absent') await deps.jobs.enqueue(tx, 'standing.strike', { userId: game.hostId, gameId, reason: 'host_absent' })
    return moved
  })
  for (const id of holdIds) await advanceNow(deps, id)
}

/** No statement came in time: a no-show. The whole hold is captured and the guest gets a strike. */
export async function closeStatement(deps: Deps, participationId: string): Promise<void> {
  const seen = await readParticipation(deps.db, participationId)
  if (!seen) return
  const holdId = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = (await lockGame(tx, seen.gameId))!
    const p = (await lockParticipation(tx, participationId))!
    if (p.status !== 'missing' || p.statementUntil === null || now < p.statementUntil) return null
    const move = await moveParticipation(tx, p, 'statement_expired', BY_CLOCK, now)
    return move && runEffects(deps, tx, game, move, now)
  })
  if (holdId) await advanceNow(deps, holdId)
}
