import { afterEach, describe, expect, test } from 'vitest'
import { hours, type Instant } from '@tomogolf/domain/time'
import { ENGINES } from './support/engines.ts'
import { CARDS, cardBooks, hostGame, join, must, newPerson } from './support/people.ts'
import { NOON, createWorld, type World } from './support/world.ts'

let w: World
afterEach(() => w.close())

type Wire = { amount: number; currency: string }
const transactionsOf = async (cookie: string) =>
  must(
    await w.call<{ transactions: { type: string; status: string; amount: Wire | null }[] }>(
      'GET /api/transactions',
      { cookie },
    ),
  ).body.transactions
const strikesOf = async (cookie: string) =>
  must(await w.call<{ standing: { strikeCount: number } }>('GET /api/profile', { cookie })).body
    .standing.strikeCount

describe.each(ENGINES)('the main job on the %s database', (_name, open) => {
  test('one guest checks in, one never comes, one leaves early free, one late with the penalty shown first', async () => {
    w = await createWorld({ db: await open() })
    const teeTime: Instant = NOON + hours(72)
    const host = await newPerson(w, 'Kenji')
    const gameId = await hostGame(w, host, teeTime, { price: 100, slots: 3 })
    const [emily, marcus, early, late] = [
      await newPerson(w, 'Emily'),
      await newPerson(w, 'Marcus'),
      await newPerson(w, 'Early'),
      await newPerson(w, 'Late'),
    ]

    // the game is found, and says what will be held before anybody agrees
    const found = must(
      await w.call<{ games: { id: string }[] }>('GET /api/games', { query: { search: 'misaki' } }),
    ).body
    expect(found.games.map((g) => g.id)).toEqual([gameId])
    const shown = must(
      await w.call<{ joinPreview: { hold: Wire; fee: Wire; placement: string } }>(
        `GET /api/games/${gameId}`,
        { cookie: emily.cookie },
      ),
    ).body
    expect(shown.joinPreview).toMatchObject({
      hold: { amount: 130, currency: 'USD' },
      fee: { amount: 30, currency: 'USD' },
      placement: 'now',
    })

    expect(must(await join(w, emily, gameId)).body.participation).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
    must(await join(w, marcus, gameId))
    must(await join(w, early, gameId))
    for (const guest of [emily, marcus, early])
      expect(cardBooks(w, guest)).toEqual({ held: 13_000, captured: 0, intents: 1 })
    expect(
      must(await w.call(`POST /api/games/${gameId}/join`, { cookie: late.cookie }), 409).body,
    ).toMatchObject({ code: 'GAME_FULL' })

    // early: outside the window, free, and the seat is open again
    expect(
      must(await w.call(`POST /api/games/${gameId}/leave`, { cookie: early.cookie })).body,
    ).toEqual({ penalty: null })
    expect(cardBooks(w, early)).toEqual({ held: 0, captured: 0, intents: 1 })
    must(await join(w, late, gameId))

    // late: the exact penalty is told before it is taken
    w.at(teeTime - hours(48) + 1)
    const asked = must(
      await w.call(`POST /api/games/${gameId}/leave`, { cookie: late.cookie }),
      409,
    )
    expect(asked.body).toMatchObject({
      code: 'LEAVE_PENALTY_CONFIRMATION_REQUIRED',
      penalty: { amount: 130, currency: 'USD' },
    })
    expect(cardBooks(w, late)).toMatchObject({ held: 13_000, captured: 0 })
    expect(
      must(
        await w.call(`POST /api/games/${gameId}/leave`, {
          cookie: late.cookie,
          body: { confirmPenalty: true },
        }),
      ).body,
    ).toEqual({ penalty: { amount: 130, currency: 'USD' } })
    expect(cardBooks(w, late)).toMatchObject({ held: 0, captured: 13_000 })

    // the day: the host shows the code, Emily scans it
    w.at(teeTime - hours(1))
    const { code } = must(
      await w.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
    ).body
    expect(
      must(
        await w.call(`POST /api/games/${gameId}/check-in`, {
          cookie: emily.cookie,
          body: { code: 'AAAAAAAA' },
        }),
        400,
      ).body,
    ).toMatchObject({ code: 'INVALID_QR_CODE' })
    const checkedIn = must(
      await w.call(`POST /api/games/${gameId}/check-in`, { cookie: emily.cookie, body: { code } }),
    ).body
    expect(checkedIn).toMatchObject({
      gameId,
      charged: { amount: 30, currency: 'USD' },
      released: { amount: 100, currency: 'USD' },
    })
    expect(cardBooks(w, emily)).toEqual({ held: 0, captured: 3000, intents: 1 })
    expect(
      must(
        await w.call(`POST /api/games/${gameId}/check-in`, {
          cookie: emily.cookie,
          body: { code },
        }),
        409,
      ).body,
    ).toMatchObject({ code: 'ALREADY_CHECKED_IN' })

    // Marcus never comes: missing at +6 h, a no-show six hours later
    w.at(teeTime + hours(6))
    await w.runJobs()
    expect(cardBooks(w, marcus)).toMatchObject({ held: 13_000, captured: 0 })
    w.at(teeTime + hours(12) + 1)
    await w.runJobs()
    expect(cardBooks(w, marcus)).toEqual({ held: 0, captured: 13_000, intents: 1 })
    expect([
      await strikesOf(marcus.cookie),
      await strikesOf(emily.cookie),
      await strikesOf(late.cookie),
    ]).toEqual([1, 0, 0])

    // everybody reads it under Transactions
    expect(await transactionsOf(emily.cookie)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'platform_fee',
          status: 'successful',
          amount: { amount: 30, currency: 'USD' },
        }),
        expect.objectContaining({
          type: 'hold_released',
          amount: { amount: 100, currency: 'USD' },
        }),
        expect.objectContaining({ type: 'attendance_verified' }),
        expect.objectContaining({
          type: 'payment_authorized',
          status: 'successful',
          amount: { amount: 130, currency: 'USD' },
        }),
      ]),
    )
    expect(await transactionsOf(host.cookie)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'attendance_verified' }),
        expect.objectContaining({
          type: 'no_show_penalty',
          status: 'pending',
          amount: { amount: 100, currency: 'USD' },
        }),
        expect.objectContaining({
          type: 'left_late_charged',
          amount: { amount: 100, currency: 'USD' },
        }),
      ]),
    )
    expect(await transactionsOf(marcus.cookie)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'no_show_penalty',
          amount: { amount: 130, currency: 'USD' },
        }),
      ]),
    )
    expect((await transactionsOf(early.cookie)).map((t) => t.type)).toEqual(
      expect.arrayContaining(['left_early_free', 'hold_released']),
    )
    const { rows } = await w.deps.db.executeSql<{ sum: number }>(
      'SELECT booking, sum(amount_minor)::int AS sum FROM ledger_entries GROUP BY booking',
    )
    expect(rows.map((r) => r.sum)).toEqual([0, 0, 0])
  })

  test('a game far ahead: the hold is scheduled, placed by the job, and a refused card is asked for until the grace is over', async () => {
    w = await createWorld({ db: await open() })
    const teeTime = NOON + hours(24 * 20)
    const host = await newPerson(w, 'Kenji')
    const gameId = await hostGame(w, host, teeTime, { price: 15_000, currency: 'JPY' })
    const [good, bad] = [
      await newPerson(w, 'Emily'),
      await newPerson(w, 'Broke', CARDS.declinesLater),
    ]
    for (const guest of [good, bad])
      expect(must(await join(w, guest, gameId)).body.participation).toMatchObject({
        status: 'confirmed',
        hold: { status: 'scheduled' },
      })
    expect(cardBooks(w, good)).toEqual({ held: 0, captured: 0, intents: 0 })

    w.at(teeTime - hours(96))
    await w.runJobs()
    // 15,000 yen and a fee of 4,500: yen have no minor unit
    expect(cardBooks(w, good)).toMatchObject({ held: 19_500 })
    expect(
      must(
        await w.call<{ viewer: { participation: object } }>(`GET /api/games/${gameId}`, {
          cookie: bad.cookie,
        }),
      ).body.viewer.participation,
    ).toMatchObject({ status: 'confirmed', hold: { status: 'refused', problem: 'CARD_DECLINED' } })
    w.at(teeTime - hours(72) + 1)
    await w.runJobs()
    expect(
      must(
        await w.call<{ availableSlots: number; viewer: { participation: object } }>(
          `GET /api/games/${gameId}`,
          { cookie: bad.cookie },
        ),
      ).body,
    ).toMatchObject({
      availableSlots: 2,
      viewer: { participation: { status: 'seat_released', hold: { status: 'given_up' } } },
    })
    expect(await strikesOf(bad.cookie)).toBe(0)
  })
})
