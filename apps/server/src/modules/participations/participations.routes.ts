import type { FastifyInstance } from 'fastify'
import { toMajor } from '@tomogolf/domain/money'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused, refuse } from '../../platform/refusal.ts'
import { presentPlayer } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { readCardFacts } from '../cards/cards.repository.ts'
import { presentListItem } from '../games/games.presenter.ts'
import { readGame } from '../games/games.repository.ts'
import { readRosters } from './players.read.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { checkIn } from './attendance/check-in.usecase.ts'
import { confirmHold } from './holds/confirm-hold.usecase.ts'
import type { Hold } from './holds/holds.repository.ts'
import { joinGame } from './joining/join-game.usecase.ts'
import { leaveGame } from './joining/leave-game.usecase.ts'
import { markPresent } from './attendance/mark-present.usecase.ts'
import { gameDetailFor } from './game-detail.read.ts'
import { readMyGames } from './my-games.read.ts'
import { listSeated, type Participation } from './participations.repository.ts'
import { payCharge } from './charges/pay-charge.usecase.ts'
import { receiptPdf } from './ledger/receipt-pdf.ts'
import { readReceipt } from './ledger/receipt.read.ts'
import { reportGame } from './cases/report-game.usecase.ts'
import { showQr, type ShownCode } from './attendance/show-qr.usecase.ts'
import { statePresence } from './attendance/state-presence.usecase.ts'
import { TRANSACTIONS_PER_PAGE, readTransactions } from './ledger/transactions.read.ts'
import { presentOwed, presentParticipation, presentViewer } from './viewer.presenter.ts'
import { readViewerFacts } from './viewer.read.ts'

const wire = (m: { minor: number; currency: 'USD' | 'JPY' } | null) =>
  m && { amount: toMajor(m), currency: m.currency }

export function participationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps

  route(
    app,
    'GET /api/games/:id',
    async ({ params, viewer }) =>
      (await gameDetailFor(deps, params.id, viewer)) ?? refuse('GAME_NOT_FOUND'),
  )
  route(app, 'POST /api/games/:id/join', async ({ params, viewer, body, request }) => {
    const joined = await joinGame(deps, {
      gameId: params.id,
      userId: viewer.userId,
      ip: request.ip,
      holdAmount: body?.holdAmount,
      policyVersion: body?.policyVersion,
    })
    return isRefused(joined) ? joined : presentJoin(params.id, viewer.userId, joined)
  })
  route(app, 'POST /api/games/:id/confirm-hold', async ({ params, viewer }) => {
    const confirmed = await confirmHold(deps, { gameId: params.id, userId: viewer.userId })
    return isRefused(confirmed) ? confirmed : presentJoin(params.id, viewer.userId, confirmed)
  })
  async function presentJoin(
    gameId: string,
    userId: string,
    { participation, hold }: { participation: Participation; hold: Hold },
  ) {
    const game = (await readGame(db, gameId))!
    const facts = await readViewerFacts(db, gameId, userId, clock.now())
    const action =
      hold.status === 'action_required' && hold.clientSecret
        ? {
            clientSecret: hold.clientSecret,
            publishableKey: deps.cards.publishableKey,
            apiBase: deps.cards.apiBase,
          }
        : null
    return { participation: presentParticipation(participation, game, facts), action }
  }

  route(app, 'POST /api/games/:id/pay', async ({ params, viewer }) => {
    const charge = await payCharge(deps, { gameId: params.id, userId: viewer.userId })
    if (isRefused(charge)) return charge
    const action =
      charge.status === 'action_required' && charge.clientSecret
        ? {
            clientSecret: charge.clientSecret,
            publishableKey: deps.cards.publishableKey,
            apiBase: deps.cards.apiBase,
          }
        : null
    return {
      charge: presentOwed(charge, charge.cardId ? await readCardFacts(db, charge.cardId) : null),
      action,
    }
  })

  route(app, 'POST /api/games/:id/leave', async ({ params, viewer, body }) => {
    const left = await leaveGame(deps, {
      gameId: params.id,
      userId: viewer.userId,
      confirmPenalty: body?.confirmPenalty === true,
    })
    return isRefused(left) ? left : { penalty: wire(left.penalty) }
  })
  const presentQr = async (gameId: string, q: ShownCode) => {
    const seated = await listSeated(db, gameId)
    const people = await readPeople(
      db,
      seated.map((p) => p.guestId),
    )
    const guests = seated.flatMap((p) => {
      const person = people.get(p.guestId)
      return person && p.status !== 'reserved'
        ? [
            {
              participationId: p.id,
              player: presentPlayer(person, false),
              status: p.status,
              checkedInAt: p.checkedInAt === null ? null : iso(p.checkedInAt),
            },
          ]
        : []
    })
    return {
      code: q.code,
      url: q.url,
      proofKey: q.proofKey,
      availableFrom: iso(q.availableFrom),
      expiresAt: iso(q.expiresAt),
      guests,
    }
  }
  for (const [key, renew] of [
    ['GET /api/games/:id/qr', false],
    ['POST /api/games/:id/qr/regenerate', true],
  ] as const) {
    route(app, key, async ({ params, viewer }) => {
      const shown = await showQr(deps, { gameId: params.id, hostId: viewer.userId, renew })
      return isRefused(shown) ? shown : presentQr(params.id, shown)
    })
  }
  route(app, 'POST /api/games/:id/check-in', async ({ params, viewer, body }) => {
    const done = await checkIn(deps, {
      gameId: params.id,
      userId: viewer.userId,
      code: body.code,
      proof: body.proof,
    })
    return isRefused(done)
      ? done
      : {
          gameId: done.game.id,
          courseName: done.game.courseName,
          charged: wire(done.charged),
          released: wire(done.released),
        }
  })
  route(app, 'POST /api/games/:id/guests/:participationId/present', ({ params, viewer, body }) =>
    markPresent(deps, {
      gameId: params.id,
      participationId: params.participationId,
      hostId: viewer.userId,
      at: body?.at === undefined ? undefined : Date.parse(body.at),
    }),
  )
  route(app, 'POST /api/games/:id/report', ({ params, viewer, body }) =>
    reportGame(deps, {
      gameId: params.id,
      userId: viewer.userId,
      reason: body.reason,
      message: body.message,
    }),
  )
  route(app, 'POST /api/games/:id/attendance-statement', ({ params, viewer, body }) =>
    statePresence(deps, { gameId: params.id, userId: viewer.userId, text: body.text }),
  )

  route(app, 'GET /api/my-games', async ({ query, viewer }) => {
    const now = clock.now(),
      settings = await readSettings(db)
    const upcoming = await readMyGames(db, viewer.userId, 'upcoming', now),
      past = await readMyGames(db, viewer.userId, 'past', now)
    const games = query.tab === 'upcoming' ? upcoming : past
    const rosters = await readRosters(db, games)
    const list = []
    for (const game of games) {
      const facts = await readViewerFacts(db, game.id, viewer.userId, now)
      list.push({
        ...presentListItem(game, rosters, viewer.userId),
        status: game.hostId === viewer.userId ? ('host' as const) : ('guest' as const),
        viewer: presentViewer(game, facts, settings, now),
      })
    }
    return { games: list, counts: { upcoming: upcoming.length, past: past.length } }
  })
  route(app, 'GET /api/transactions/:id/receipt', ({ params, viewer }) =>
    readReceipt(deps, params.id, viewer.userId),
  )
  route(
    app,
    'GET /api/transactions/:id/receipt.pdf',
    async ({ params, viewer, request, reply }) => {
      const receipt = await readReceipt(deps, params.id, viewer.userId)
      if (isRefused(receipt)) return receipt
      const pdf = await receiptPdf(receipt, request.language, deps.phrase)
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `inline; filename="tomogolf-${receipt.number}.pdf"`,
        })
        .type('application/pdf')
        .serializer((body: unknown) => body as string)
        .send(pdf)
    },
  )
  route(app, 'GET /api/transactions', async ({ query, viewer }) => {
    const { transactions, total } = await readTransactions(db, viewer.userId, query.page)
    return {
      transactions,
      pagination: {
        page: query.page,
        pageSize: TRANSACTIONS_PER_PAGE,
        total,
        totalPages: Math.ceil(total / TRANSACTIONS_PER_PAGE),
      },
    }
  })
}
