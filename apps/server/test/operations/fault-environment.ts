import { expect } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { startPostgres, type PostgresServer } from '../../../../tools/postgres.ts'
import { auditLedger } from '../../src/modules/participations/ledger/audit-ledger.usecase.ts'
import { createUsers } from '../support/create-users.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { readProviderTotals, hostGame, type Person } from '../support/people.ts'
import { testClock } from '../support/prepared-database.ts'
import { remoteCaller } from '../support/server-process.ts'
import type { World } from '../support/world.ts'
import { startFleet, type Fleet } from './fleet.ts'

/** How long each kind of fault lasts; `CHAOS_SECONDS=300` for a long run. */
const SECONDS = Number(process.env.CHAOS_SECONDS ?? 2)
/** Timeout of a test under load. */
export const LOAD_TIMEOUT_MS = 240_000 + SECONDS * 2000
/** How much longer a slow machine may take to produce enough responses. */
const EXTRA_TIME_MS = 60_000
export const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 100_000)

let randomState = SEED
/** A pseudo-random integer from 0 to `count` - 1. */
export const randomBelow = (count: number): number => {
  randomState = (randomState * 1_103_515_245 + 12_345) % 2_147_483_648
  return randomState % count
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Number of responses by status; 0 stands for a failed connection. */
export type StatusCounts = Map<number, number>
export const total = (counts: StatusCounts): number =>
  [...counts.values()].reduce((a, b) => a + b, 0)

export type FaultEnvironment = {
  readonly postgres: PostgresServer
  readonly mail: MailServer
  readonly fleet: Fleet
  readonly guests: readonly Person[]
  readonly call: World['call']
  /** The `n` of the first row. */
  count(sql: string): Promise<number>
  /** Repeats `fault` while guests join and leave. */
  runUnderLoad(fault: () => Promise<void>): Promise<StatusCounts>
  expectConsistent(): Promise<void>
  stop(): Promise<void>
}

/** Its own PostgreSQL and mail server, a fleet, four hosted games and eight guests. */
export async function startFaultEnvironment(): Promise<FaultEnvironment> {
  const postgres = await startPostgres()
  const mail = await startMailServer()
  const fleet = await startFleet(await postgres.createDatabase('faults'), {
    SMTP_URL: mail.url,
    STRIPE_TIMEOUT_MS: '1000',
  })
  const world = fleet as unknown as World
  const call = remoteCaller(fleet.balancer.url)
  const hosts = await createUsers(world, 4)
  const guests = await createUsers(world, 8)
  const firstTeeTime = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours(30)
  const games = await Promise.all(
    hosts.map((host, i) => hostGame(fleet.webs[0], host, firstTeeTime + hours(6 * i))),
  )
  return {
    postgres,
    mail,
    fleet,
    guests,
    call,
    count: (sql) => count(fleet, sql),
    runUnderLoad: (fault) => runUnderLoad(call, guests, games, fault),
    expectConsistent: () => expectConsistent(world, call, guests),
    stop: async () => {
      await fleet.stop()
      await mail.stop()
      await postgres.stop()
    },
  }
}

async function count(fleet: Pick<Fleet, 'deps'>, sql: string): Promise<number> {
  const { rows } = await fleet.deps.db.executeSql<{ n: number }>(sql)
  return rows[0]!.n
}

/** Guests join and leave random games until `isRunning` is false. */
async function joinAndLeave(
  call: World['call'],
  guests: readonly Person[],
  games: readonly string[],
  counts: StatusCounts,
  isRunning: () => boolean,
): Promise<void> {
  await Promise.all(
    guests.map(async (guest) => {
      while (isRunning()) {
        const game = games[randomBelow(games.length)]!
        const action = ['join', 'join', 'leave'][randomBelow(3)]!
        const status = await call(`POST /api/games/${game}/${action}`, {
          cookie: guest.cookie,
          ...(action === 'leave' && { body: { confirmPenalty: true } }),
        }).then(
          (answer) => answer.status,
          () => 0,
        )
        counts.set(status, (counts.get(status) ?? 0) + 1)
        await pause(50 + randomBelow(100))
      }
    }),
  )
}

/**
 * Runs for SECONDS. On a slow machine it continues until the fault was repeated three times and
 * there are enough responses to judge.
 */
async function runUnderLoad(
  call: World['call'],
  guests: readonly Person[],
  games: readonly string[],
  fault: () => Promise<void>,
): Promise<StatusCounts> {
  const counts: StatusCounts = new Map()
  const end = performance.now() + SECONDS * 1000
  let repeats = 0
  const isRunning = () =>
    performance.now() < end ||
    (performance.now() < end + EXTRA_TIME_MS &&
      (repeats < 3 || total(counts) < 30 || !counts.has(200)))
  const load = joinAndLeave(call, guests, games, counts, isRunning)
  while (isRunning()) {
    await fault()
    repeats++
    await pause(300)
  }
  await load
  return counts
}

/**
 * Waits until the system has settled, then checks: no hold with an unfinished step, no ledger
 * discrepancy, and no card holds more than its seats.
 */
async function expectConsistent(
  world: World,
  call: World['call'],
  guests: readonly Person[],
): Promise<void> {
  const { db, cards } = world.deps
  await expect
    .poll(
      () =>
        call('GET /readyz').then(
          (answer) => answer.status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
  await expect
    .poll(
      async () => {
        // makes delayed retries and the reconciler's two-minute wait due now
        await db.executeSql(
          `UPDATE holds SET updated_at = updated_at - interval '3 minutes'
           WHERE status IN ('placing', 'unknown', 'capturing', 'releasing')
             AND updated_at > now() - interval '2 minutes'`,
        )
        await db.executeSql(
          `UPDATE pgboss.job SET start_after = now(), data = data - '__due'
           WHERE state = 'retry' OR (state = 'created' AND name = 'holds.reconcile')`,
        )
        return count(
          world,
          `SELECT count(*)::int AS n FROM holds
           WHERE status IN ('placing', 'unknown', 'capturing', 'releasing')
             OR (status = 'authorised' AND goal NOT IN ('keep', 'freeze'))`,
        )
      },
      { timeout: 120_000, interval: 1000 },
    )
    .toBe(0)
  const { discrepancies } = await auditLedger({
    db,
    cards,
    clock: testClock(Date.now() + hours(1)),
  })
  expect(discrepancies).toEqual([])
  for (const guest of guests) {
    const {
      rows: [own],
    } = await db.executeSql<{ held: number; taken: number }>(
      `SELECT
         (SELECT COALESCE(sum(h.amount_minor), 0)::int FROM holds h
          WHERE h.guest_id = $1 AND h.status = 'authorised') AS held,
         (SELECT COALESCE(sum(c.amount_minor), 0)::int
          FROM captures c JOIN holds h ON h.id = c.hold_id
          WHERE h.guest_id = $1 AND c.status = 'succeeded')
         + (SELECT COALESCE(sum(amount_minor), 0)::int FROM charges
            WHERE user_id = $1 AND status = 'charged') AS taken`,
      [guest.id],
    )
    expect(readProviderTotals(world, guest), `seed ${SEED}`).toMatchObject({
      held: own!.held,
      captured: own!.taken,
    })
  }
  const wrongSeatCounts = await count(
    world,
    `SELECT count(*)::int AS n FROM games g WHERE seats_taken <> (
       SELECT count(*) FROM participations p WHERE p.game_id = g.id AND p.status NOT IN
         ('declined', 'left', 'left_late', 'seat_released', 'game_cancelled', 'force_cancelled'))`,
  )
  expect(wrongSeatCounts, `seed ${SEED}`).toBe(0)
}
