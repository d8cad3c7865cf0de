import { isAnswerable } from '@tomogolf/domain/approval/join-request'
import type { Deps } from '../../../deps.ts'
import { readGame } from '../../games/games.repository.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import { moveJoinRequest, readJoinRequest } from './join-requests.repository.ts'
import { notifyEnded, remindHost } from './notify-request.step.ts'

/** The host has not answered in time: the request ends, and nothing was held. */
export const expireRequest = (deps: Deps, requestId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const request = await readJoinRequest(tx, requestId)
    if (!request || now <= request.answerUntil) return
    const moved = await moveJoinRequest(tx, request, { event: 'expire', by: BY_CLOCK, now })
    if (moved) await notifyEnded(deps, tx, (await readGame(tx, moved.gameId))!, moved, 'unanswered')
  })

/** Reminds the host of a request that is about to end. */
export const remindOfRequest = (deps: Deps, requestId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const request = await readJoinRequest(tx, requestId)
    if (request && isAnswerable(request, deps.clock.now()))
      await remindHost(deps, tx, (await readGame(tx, request.gameId))!, request)
  })
