import { afterEach, describe, expect, test } from 'vitest'
import { hours, type Instant } from '@tomogolf/domain/time'
import { BOTH_ENGINES } from './support/engines.ts'
import { CARDS, readProviderTotals, hostGame, join, must, newPerson } from './support/people.ts'
import { NOON, createWorld, type World } from './support/world.ts'

let world: World
afterEach(() => world.close())

type Wire = { amount: number; currency: string }
const transactionsOf = async (cookie: string) =>
  must(
    await world.call<{ transactions: { type: string; status: string; amount: Wire | null }[] }>(
      'GET /api/transactions',
      { cookie },
    ),
  ).body.transactions
const strikesOf = async (cookie: string) =>
  must(await world.call<{ standing: { strikeCount: number } }>('GET /api/profile', { cookie })).body
    .standing.strikeCount

describe.each(BOTH_ENGINES)('the main journey on the %s database', (_name, open) => {
  test('charges a check-in, a no-show, a free leave and a late leave as agreed', async () => {
    world = await createWorld({ db: await open() })
    const teeTime: Instant = NOON + hours(72)
    const host = await newPerson(world, 'Kenji')
    const gameId = await hostGame(world, host, teeTime, { price: 100, slots: 3 })
    const [emily, marcus, early, late] = [
      await newPerson(world, 'Emily'),
      await newPerson(world, 'Marcus'),
      await newPerson(world, 'Early'),
      await newPerson(world, 'Late'),
    ]

    // search shows the game and the amount of the hold
    const found = must(
      await world.call<{ games: { id: string }[] }>('GET /api/games', {
        query: { search: 'misaki' },
      }),
    ).body
    expect(found.games.map((game) => game.id)).toEqual([gameId])
    const shown = must(
      await world.call<{ joinPreview: { hold: Wire; fee: Wire; placement: string } }>(
        `GET /api/games/${gameId}`,
        { cookie: emily.cookie },
      ),
    ).body
    expect(shown.joinPreview).toMatchObject({
      hold: { amount: 130, currency: 'USD' },
      fee: { amount: 30, currency: 'USD' },
      placement: 'now',
    })

    expect(must(await join(world, emily, gameId)).body.participation).toMatchObject({
      status: 'confirmed',
      hold: { status: 'authorised' },
    })
    must(await join(world, marcus, gameId))
    must(await join(world, early, gameId))
    for (const guest of [emily, marcus, early])
      expect(readProviderTotals(world, guest)).toEqual({ held: 13_000, captured: 0, intents: 1 })
    expect(
      must(await world.call(`POST /api/games/${gameId}/join`, { cookie: late.cookie }), 409).body,
    ).toMatchObject({ code: 'GAME_FULL' })

    // an early leave is free and reopens the seat
    expect(
      must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: early.cookie })).body,
    ).toEqual({ penalty: null })
    expect(readProviderTotals(world, early)).toEqual({ held: 0, captured: 0, intents: 1 })
    must(await join(world, late, gameId))

    // a late leave shows the exact penalty first
    world.at(teeTime - hours(48) + 1)
    const asked = must(
      await world.call(`POST /api/games/${gameId}/leave`, { cookie: late.cookie }),
      409,
    )
    expect(asked.body).toMatchObject({
      code: 'LEAVE_PENALTY_CONFIRMATION_REQUIRED',
      penalty: { amount: 130, currency: 'USD' },
    })
    expect(readProviderTotals(world, late)).toMatchObject({ held: 13_000, captured: 0 })
    expect(
      must(
        await world.call(`POST /api/games/${gameId}/leave`, {
          cookie: late.cookie,
          body: { confirmPenalty: true },
        }),
      ).body,
    ).toEqual({ penalty: { amount: 130, currency: 'USD' } })
    expect(readProviderTotals(world, late)).toMatchObject({ held: 0, captured: 13_000 })

    // on the day the host shows the code and Emily scans it
    world.at(teeTime - hours(1))
    const { code } = must(
      await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
    ).body
    expect(
      must(
        await world.call(`POST /api/games/${gameId}/check-in`, {
          cookie: emily.cookie,
          body: { code: 'AAAAAAAA' },
        }),
        400,
      ).body,
    ).toMatchObject({ code: 'INVALID_QR_CODE' })
    const checkedIn = must(
      await world.call(`POST /api/games/${gameId}/check-in`, {
        cookie: emily.cookie,
        body: { code },
      }),
    ).body
    expect(checkedIn).toMatchObject({
      gameId,
      charged: { amount: 30, currency: 'USD' },
      released: { amount: 100, currency: 'USD' },
    })
    expect(readProviderTotals(world, emily)).toEqual({ held: 0, captured: 3000, intents: 1 })
    expect(
      must(
        await world.call(`POST /api/games/${gameId}/check-in`, {
          cookie: emily.cookie,
          body: { code },
        }),
        409,
      ).body,
    ).toMatchObject({ code: 'ALREADY_CHECKED_IN' })

    // Marcus is absent: missing at +6 h, a no-show six hours later
    world.at(teeTime + hours(6))
    await world.runJobs()
    expect(readProviderTotals(world, marcus)).toMatchObject({ held: 13_000, captured: 0 })
    world.at(teeTime + hours(12) + 1)
    await world.runJobs()
    expect(readProviderTotals(world, marcus)).toEqual({ held: 0, captured: 13_000, intents: 1 })
    expect([
      await strikesOf(marcus.cookie),
      await strikesOf(emily.cookie),
      await strikesOf(late.cookie),
    ]).toEqual([1, 0, 0])

    // all of it is listed under Transactions
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
    const { rows } = await world.deps.db.executeSql<{ sum: number }>(
      'SELECT booking, sum(amount_minor)::int AS sum FROM ledger_entries GROUP BY booking',
    )
    expect(rows.map((row) => row.sum)).toEqual([0, 0, 0])
  })

  test('schedules the hold of a game far ahead and asks for another card until the grace period ends', async () => {
    world = await createWorld({ db: await open() })
    const teeTime = NOON + hours(24 * 20)
    const host = await newPerson(world, 'Kenji')
    const gameId = await hostGame(world, host, teeTime, { price: 15_000, currency: 'JPY' })
    const [good, bad] = [
      await newPerson(world, 'Emily'),
      await newPerson(world, 'Broke', CARDS.declinesLater),
    ]
    for (const guest of [good, bad])
      expect(must(await join(world, guest, gameId)).body.participation).toMatchObject({
        status: 'confirmed',
        hold: { status: 'scheduled' },
      })
    expect(readProviderTotals(world, good)).toEqual({ held: 0, captured: 0, intents: 0 })

    world.at(teeTime - hours(96))
    await world.runJobs()
    // 15,000 yen and a fee of 4,500: yen have no minor unit
    expect(readProviderTotals(world, good)).toMatchObject({ held: 19_500 })
    expect(
      must(
        await world.call<{ viewer: { participation: object } }>(`GET /api/games/${gameId}`, {
          cookie: bad.cookie,
        }),
      ).body.viewer.participation,
    ).toMatchObject({ status: 'confirmed', hold: { status: 'refused', problem: 'CARD_DECLINED' } })
    world.at(teeTime - hours(72) + 1)
    await world.runJobs()
    expect(
      must(
        await world.call<{ availableSlots: number; viewer: { participation: object } }>(
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
