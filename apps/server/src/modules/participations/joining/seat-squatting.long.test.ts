import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR, MINUTE, hours, minutes } from '@tomogolf/domain/time'
import { checkIn, createJoinedGame, openQr, TEE } from '../../../../test/support/course.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { CARDS, hostGame, join, must, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

type Refusal = { code: string; params?: Record<string, unknown>; message: string }

describe('attack: seat squatting', () => {
  test('an unfinished 3-D Secure card holds the only seat for half an hour at most, not 180 of 180 minutes', async () => {
    const [host, squatter] = await createUsers(world, 2, (i) =>
      i === 1 ? CARDS.alwaysAsks : CARDS.good,
    )
    const gameId = await hostGame(world, host!, NOON + hours(48), { slots: 1 })
    let taken = 0
    const codes = new Set<string>()
    for (let minute = 0; minute < 180; minute += 3) {
      world.at(NOON + minute * MINUTE)
      await world.runJobs()
      const answer = await join(world, squatter!, gameId)
      if (answer.status !== 200) codes.add((answer.body as unknown as Refusal).code)
      const { rows } = await world.deps.db.executeSql<{ seats_taken: number }>(
        'SELECT seats_taken FROM games WHERE id = $1',
        [gameId],
      )
      taken += 3 * rows[0]!.seats_taken
    }
    expect(taken).toBeLessThanOrEqual(36)
    expect([...codes].toSorted()).toEqual(['ALREADY_JOINED', 'AUTHENTICATION_NOT_FINISHED'])
    const [other] = await createUsers(world, 1)
    expect((await join(world, other!, gameId)).status).toBe(200)
  })

  test('a third try is refused when the bank declined after asking', async () => {
    const [host, squatter] = await createUsers(world, 2, (i) =>
      i === 1 ? CARDS.alwaysAsks : CARDS.good,
    )
    const gameId = await hostGame(world, host!, NOON + hours(48), { slots: 1 })
    for (const outcome of ['fail', 'fail']) {
      const joined = must(
        await world.call<{
          action: { clientSecret: string; publishableKey: string; apiBase: string }
        }>(`POST /api/games/${gameId}/join`, { cookie: squatter!.cookie }),
      ).body
      const intent = joined.action.clientSecret.split('_secret_')[0]!
      await fetch(`${joined.action.apiBase}/v1/payment_intents/${intent}/authenticate`, {
        method: 'POST',
        body: new URLSearchParams({
          key: joined.action.publishableKey,
          client_secret: joined.action.clientSecret,
          outcome,
        }),
      })
      await world.call(`POST /api/games/${gameId}/confirm-hold`, { cookie: squatter!.cookie })
    }
    expect(await join(world, squatter!, gameId)).toMatchObject({
      status: 409,
      body: { code: 'AUTHENTICATION_NOT_FINISHED' },
    })
    const detail = must(
      await world.call<{ viewer: { can: { join: string } } }>(`GET /api/games/${gameId}`, {
        cookie: squatter!.cookie,
      }),
    ).body
    expect(detail.viewer.can.join).toBe('AUTHENTICATION_NOT_FINISHED')
  })

  test('one account does not take the last seat of 24 games with nothing held', async () => {
    const [host, squatter] = await createUsers(world, 2)
    const answers: { status: number; body: unknown }[] = []
    for (let i = 0; i < 24; i++) {
      const gameId = await hostGame(world, host!, NOON + hours(200 + 10 * i), { slots: 1 })
      answers.push(await join(world, squatter!, gameId))
    }
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 4 }, () => 200),
      ...Array.from({ length: 20 }, () => 409),
    ])
    // the first hold is placed 96 hours before its tee time: in Japan that is the 30th
    const refusal = answers.at(-1)!.body as Refusal
    expect(refusal).toMatchObject({ code: 'UNHELD_SEATS_LIMIT', params: { count: 4 } })
    const until = String(refusal.params!.until)
    world.at(NOON + hours(200 - 96))
    await world.runJobs()
    expect(new Date(world.clock.now() + 9 * HOUR).toISOString().slice(0, 10)).toBe(until)
    const gameId = await hostGame(world, host!, NOON + hours(800), { slots: 1 })
    must(await join(world, squatter!, gameId))
  })

  /** How many of nine games with a scheduled hold a person may join. */
  const countSeats = async (person: Person, host: Person, after = world.clock.now()) => {
    let seats = 0
    for (let i = 0; i < 9; i++) {
      const gameId = await hostGame(world, host, after + hours(200 + 10 * i))
      if ((await join(world, person, gameId)).status === 200) seats++
    }
    return seats
  }
  const play = async () => {
    const game = await createJoinedGame(world, 1)
    world.at(TEE)
    must(await checkIn(world, game.guests[0]!, game.gameId, { code: game.shown.code }))
    world.at(TEE + hours(6))
    await world.runJobs()
    return { host: game.host, guest: game.guests[0]! }
  }

  test.each(['guest', 'host'] as const)(
    'a %s with an attended round may have eight, and a hold placed at once needs none',
    async (role) => {
      const person = (await play())[role]
      const [host] = await createUsers(world, 1)
      expect(await countSeats(person, host!)).toBe(8)
      const soon = await hostGame(world, host!, world.clock.now() + hours(20))
      must(await join(world, person, soon))
    },
  )

  test('a round that the host attended alone proves nothing', async () => {
    const [host, squatter] = await createUsers(world, 2)
    const gameId = await hostGame(world, squatter!, TEE)
    world.at(TEE - hours(1))
    await openQr(world, squatter!, gameId)
    world.at(TEE + hours(6))
    await world.runJobs()
    const { rows } = await world.deps.db.executeSql(
      'SELECT games_hosted FROM profiles WHERE user_id = $1',
      [squatter!.id],
    )
    expect(rows).toEqual([{ games_hosted: 1 }])
    expect(await countSeats(squatter!, host!)).toBe(4)
  })

  test('parallel joins do not exceed the limit, on a PostgreSQL server', async () => {
    await world.close()
    world = await createWorld({
      db: await databaseForRaces(),
    })
    const [host, squatter] = await createUsers(world, 2)
    const games: string[] = []
    for (let i = 0; i < 8; i++)
      games.push(await hostGame(world, host!, NOON + hours(200 + 10 * i), { slots: 1 }))
    await Promise.all(games.map((gameId) => join(world, squatter!, gameId)))
    const { rows } = await world.deps.db.executeSql<{ count: number }>(
      `SELECT count(*)::int AS count FROM participations WHERE status = 'confirmed'`,
    )
    expect(rows[0]!.count).toBe(4)
    world.at(NOON + minutes(1))
  })
})
