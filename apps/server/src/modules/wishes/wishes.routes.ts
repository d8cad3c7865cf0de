import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused, refuse } from '../../platform/refusal.ts'
import { readGame } from '../games/games.repository.ts'
import { changeWish, removeWish } from './change-wish.usecase.ts'
import { confirmWish } from './confirm-wish.usecase.ts'
import { makeWish } from './make-wish.usecase.ts'
import { askAgain, withdrawAgain } from './play-again/ask-again.usecase.ts'
import { readPlayAgain } from './play-again/play-again.read.ts'
import { findOwner } from './wish-owner.read.ts'
import { readWishPool } from './wish-pool.read.ts'
import { presentWish } from './wishes.presenter.ts'
import { dismissGame, listWishes } from './wishes.repository.ts'

export function wishesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  route(app, 'GET /api/wishes', async ({ viewer, query }) => {
    const owner = await findOwner(deps, viewer, query.token)
    if (owner === undefined) return refuse('UNAUTHORIZED')
    const wishes = await listWishes(db, owner, clock.now())
    return { wishes: wishes.filter((wish) => wish.confirmedAt !== null).map(presentWish) }
  })
  route(app, 'GET /api/wishes/pool', ({ viewer, query }) =>
    readWishPool(db, viewer.userId, query, clock.now()),
  )
  route(app, 'POST /api/wishes', async ({ viewer, body, request }) => {
    const { email, language = request.language, recaptchaToken, ...input } = body
    if (!viewer && email === undefined) return refuseEmail(app, request.language)
    if (!viewer && !(await deps.captcha.verify(recaptchaToken, request.ip)))
      return refuse('INVALID_RECAPTCHA')
    const by = viewer
      ? { userId: viewer.userId, email: null }
      : { userId: null, email: email ?? '' }
    const made = await makeWish(deps, by, language, input)
    if (isRefused(made)) return made
    return { wish: viewer ? presentWish(made) : null }
  })
  route(app, 'POST /api/wishes/confirm', async ({ body }) => {
    const wish = await confirmWish(deps, body.token)
    return isRefused(wish) ? wish : { wish: presentWish(wish) }
  })
  route(app, 'POST /api/wishes/dismiss', async ({ body }) => {
    const owner = await findOwner(deps, null, body.token)
    if (owner === undefined) return refuse('INVALID_TOKEN')
    if (!(await readGame(db, body.gameId))) return refuse('GAME_NOT_FOUND')
    await dismissGame(db, owner, body.gameId, clock.now())
    return { success: true as const }
  })
  route(app, 'PATCH /api/wishes/:id', async ({ params, query, body, viewer }) => {
    const owner = await findOwner(deps, viewer, query.token)
    if (owner === undefined) return refuse('UNAUTHORIZED')
    const wish = await changeWish(deps, owner, params.id, body)
    return isRefused(wish) ? wish : { wish: presentWish(wish) }
  })
  route(app, 'DELETE /api/wishes/:id', async ({ params, query, viewer }) => {
    const owner = await findOwner(deps, viewer, query.token)
    return owner === undefined ? refuse('UNAUTHORIZED') : removeWish(deps, owner, params.id)
  })
  route(app, 'GET /api/games/:id/play-again', async ({ params, viewer }) => {
    const game = await readGame(db, params.id)
    return game ? readPlayAgain(db, game, viewer.userId, clock.now()) : refuse('GAME_NOT_FOUND')
  })
  const pairOf = (params: { id: string; userId: string }, viewer: { userId: string }) => ({
    gameId: params.id,
    fromUserId: viewer.userId,
    toUserId: params.userId,
  })
  route(app, 'PUT /api/games/:id/play-again/:userId', ({ params, viewer }) =>
    askAgain(deps, pairOf(params, viewer)),
  )
  route(app, 'DELETE /api/games/:id/play-again/:userId', ({ params, viewer }) =>
    withdrawAgain(deps, pairOf(params, viewer)),
  )
}

/** A visitor without an address: the same as a missing required field. */
const refuseEmail = (app: FastifyInstance, language: Parameters<typeof app.phrase>[0]) => ({
  refused: 'VALIDATION_ERROR' as const,
  details: [
    { path: 'email', code: 'required', message: app.phrase(language, 'errors.field.required') },
  ],
})
