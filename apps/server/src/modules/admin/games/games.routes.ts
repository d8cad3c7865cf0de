import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import {
  editGameAsOperator,
  type OperatorEditPorts,
} from '../../games/hosting/edit-game-as-operator.usecase.ts'
import { forceCancelGame } from '../../games/hosting/force-cancel-game.usecase.ts'
import { removeQuestionAsOperator } from '../../games/questions/remove-as-operator.usecase.ts'
import { endInvitationAsOperator } from '../../participations/invitations/end-as-operator.usecase.ts'
import { forceCancelEffects } from '../../participations/on-force-cancelled.ts'
import { removeGuest } from '../../participations/joining/remove-guest.usecase.ts'
import { listGamesOf } from '../../participations/players.read.ts'
import { removeEntryAsOperator } from '../../participations/waiting/remove-as-operator.usecase.ts'
import { writeToPlayers } from '../../requests/inbox/write-to-players.usecase.ts'
import { actorOf, operatorOf, respondWithList } from '../list-response.presenter.ts'
import { withConflictDetail } from '../conflict.read.ts'
import type { Column } from '../../../platform/http/csv.ts'
import { readAdminGame } from './game.read.ts'
import { listAdminGames, listAllAdminGames, type GameQuery } from './games.read.ts'

const CSV_COLUMNS: readonly Column<ResultOf<'GET /api/admin/games'>['rows'][number]>[] = [
  ['id', (game) => game.id],
  ['tee_time', (game) => game.teeTime],
  ['course', (game) => game.courseName],
  ['location', (game) => game.location],
  ['status', (game) => game.status],
  ['host', (game) => game.host.name],
  ['host_email', (game) => game.host.email],
  ['price', (game) => game.price.amount],
  ['currency', (game) => game.price.currency],
  ['slots', (game) => game.slots],
  ['guests', (game) => game.seatsTaken],
  ['created_at', (game) => game.createdAt],
]

/** Games: list, details, edits, force-cancel, their guests, waiting lists and public questions. */
export function gamesRoutes(app: FastifyInstance, deps: Deps, ports: OperatorEditPorts): void {
  const findGame = async (id: string) =>
    (await readAdminGame(deps.db, id)) ?? refuse('GAME_NOT_FOUND')

  route(app, 'GET /api/admin/games', (call) =>
    respondWithList(deps, call, {
      name: 'games',
      readPage: (query: GameQuery) => listAdminGames(deps.db, query),
      readAll: (query: GameQuery) => listAllAdminGames(deps.db, query),
      columns: CSV_COLUMNS,
    }),
  )

  route(app, 'GET /api/admin/own-games', async ({ viewer }) => ({
    ids: await listGamesOf(deps.db, viewer.userId),
  }))

  route(app, 'GET /api/admin/games/:id', ({ params }) => findGame(params.id))

  route(app, 'PATCH /api/admin/games/:id', async (call) => {
    const { params, request } = call
    const edited = await editGameAsOperator(deps, ports, {
      ...call.body,
      ...actorOf(call),
      gameId: params.id,
    })
    if (!isRefused(edited)) return findGame(params.id)
    return withConflictDetail(deps, request.language, 'game', params.id, edited)
  })

  route(app, 'POST /api/admin/games/:id/cancel', async (call) => {
    const { params, request } = call
    const cancelled = await forceCancelGame(deps, forceCancelEffects(deps), {
      ...call.body,
      ...actorOf(call),
      gameId: params.id,
    })
    if (!isRefused(cancelled)) return findGame(params.id)
    return withConflictDetail(deps, request.language, 'game', params.id, cancelled)
  })

  route(app, 'POST /api/admin/games/:id/guests/:participationId/remove', async (call) => {
    const { id: gameId, participationId } = call.params
    const removed = await removeGuest(deps, { ...operatorOf(call), gameId, participationId })
    return withConflictDetail(deps, call.request.language, 'game', gameId, removed)
  })

  route(app, 'POST /api/admin/games/:id/message', (call) =>
    writeToPlayers(deps, { ...call.body, ...actorOf(call), gameId: call.params.id }),
  )

  route(app, 'POST /api/admin/questions/:id/remove', async (call) => {
    const { params, request, body } = call
    const removed = await removeQuestionAsOperator(deps, ports, {
      ...body,
      ...actorOf(call),
      questionId: params.id,
    })
    return withConflictDetail(deps, request.language, 'audited', params.id, removed)
  })

  route(app, 'POST /api/admin/invitations/:id/end', async (call) => {
    const { params, request } = call
    const ended = await endInvitationAsOperator(deps, {
      ...operatorOf(call),
      invitationId: params.id,
    })
    return withConflictDetail(deps, request.language, 'audited', params.id, ended)
  })

  route(app, 'POST /api/admin/waiting-list/:id/remove', async (call) => {
    const { params, request } = call
    const removed = await removeEntryAsOperator(deps, { ...operatorOf(call), entryId: params.id })
    return withConflictDetail(deps, request.language, 'audited', params.id, removed)
  })
}
