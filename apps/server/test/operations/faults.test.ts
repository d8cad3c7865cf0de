import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type PostgresServer } from '../../../../tools/postgres.ts'
import { hours } from '@tomogolf/domain/time'
import { auditLedger } from '../../src/modules/participations/ledger/audit-ledger.usecase.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { createUsers } from '../support/create-users.ts'
import { readProviderTotals, hostGame, must, type Person } from '../support/people.ts'
import { testClock } from '../support/prepared-database.ts'
import { remoteCaller } from '../support/server-process.ts'
import type { World } from '../support/world.ts'
import { startFleet, type Fleet } from './fleet.ts'

/** How long each kind of fault lasts; `CHAOS_SECONDS=300` for a long run. */
const SECONDS = Number(process.env.CHAOS_SECONDS ?? 2)
const PATIENCE_MS = 60_000
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 100_000)
let roll = SEED
const chance = (sides: number) => {
  roll = (roll * 1_103_515_245 + 12_345) % 2_147_483_648
  return roll % sides
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

let postgres: PostgresServer,
  mail: MailServer,
  fleet: Fleet,
  world: World,
  call: World['call'],
  hosts: Person[],
  guests: Person[],
  games: string[]
beforeAll(async () => {
  postgres = await startPostgres()
  mail = await startMailServer()
  fleet = await startFleet(await postgres.createDatabase('faults'), {
    SMTP_URL: mail.url,
    STRIPE_TIMEOUT_MS: '1000',
  })
  world = fleet as unknown as World
  call = remoteCaller(fleet.balancer.url)
  hosts = await createUsers(world, 4)
  guests = await createUsers(world, 8)
  const first = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours(30)
  games = await Promise.all(
    hosts.map((host, i) => hostGame(fleet.webs[0], host, first + hours(6 * i))),
  )
}, 180_000)
afterAll(async () => {
  await fleet?.stop()
  await mail?.stop()
  await postgres?.stop()
})

type Answers = Map<number, number>
const total = (answers: Answers) => [...answers.values()].reduce((a, b) => a + b, 0)
/** Guests who join and leave, again and again, whatever they are answered. `answers`: how often each status was answered. */
async function load(answers: Answers, while_: () => boolean): Promise<void> {
  await Promise.all(
    guests.map(async (guest) => {
      while (while_()) {
        const game = games[chance(games.length)]!
        const key = ['join', 'join', 'leave'][chance(3)]!
        const status = await call(`POST /api/games/${game}/${key}`, {
          cookie: guest.cookie,
          ...(key === 'leave' && { body: { confirmPenalty: true } }),
        }).then(
          (a) => a.status,
          () => 0,
        )
        answers.set(status, (answers.get(status) ?? 0) + 1)
        await pause(50 + chance(100))
      }
    }),
  )
}
/** Load while `harm` is done again and again: for SECONDS, and on a slow machine until it was done three times and there are answers enough to judge by. */
async function under(harm: () => Promise<void>): Promise<Answers> {
  const answers: Answers = new Map(),
    end = performance.now() + SECONDS * 1000
  let blows = 0
  const more = () =>
    performance.now() < end ||
    (performance.now() < end + PATIENCE_MS &&
      (blows < 3 || total(answers) < 30 || !answers.has(200)))
  const working = load(answers, more)
  while (more()) {
    await harm()
    blows++
    await pause(300)
  }
  await working
  return answers
}

type Count = { n: number }
const count = async (sql: string) => (await fleet.deps.db.executeSql<Count>(sql)).rows[0]!.n
/** The system settled: no hold with an unfinished step, no waiting job, no ledger discrepancy, and no card holds more than its seats. */
async function atRest(): Promise<void> {
  await expect
    .poll(
      async () =>
        call('GET /readyz').then(
          (a) => a.status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
  await expect
    .poll(
      async () => {
        // what the reconciler does when a step has stood still for two minutes, and what is tried again later, is done now
        await fleet.deps.db.executeSql(
          `UPDATE holds SET updated_at = updated_at - interval '3 minutes' WHERE status IN ('placing', 'unknown', 'capturing', 'releasing') AND updated_at > now() - interval '2 minutes'`,
        )
        await fleet.deps.db.executeSql(
          `UPDATE pgboss.job SET start_after = now(), data = data - '__due' WHERE state = 'retry' OR (state = 'created' AND name = 'holds.reconcile')`,
        )
        return count(
          `SELECT count(*)::int AS n FROM holds WHERE status IN ('placing', 'unknown', 'capturing', 'releasing') OR (status = 'authorised' AND goal NOT IN ('keep', 'freeze'))`,
        )
      },
      { timeout: 120_000, interval: 1000 },
    )
    .toBe(0)
  const { discrepancies } = await auditLedger({
    db: fleet.deps.db,
    cards: fleet.deps.cards,
    clock: testClock(Date.now() + hours(1)),
  })
  expect(discrepancies).toEqual([])
  for (const guest of guests) {
    const {
      rows: [own],
    } = await fleet.deps.db.executeSql<{ held: number; taken: number }>(
      `SELECT (SELECT COALESCE(sum(h.amount_minor), 0)::int FROM holds h WHERE h.guest_id = $1 AND h.status = 'authorised') AS held,
         (SELECT COALESCE(sum(c.amount_minor), 0)::int FROM captures c JOIN holds h ON h.id = c.hold_id WHERE h.guest_id = $1 AND c.status = 'succeeded') + (SELECT COALESCE(sum(amount_minor), 0)::int FROM charges WHERE user_id = $1 AND status = 'charged') AS taken`,
      [guest.id],
    )
    expect(readProviderTotals(world, guest), `seed ${SEED}`).toMatchObject({
      held: own!.held,
      captured: own!.taken,
    })
  }
  expect(
    await count(
      `SELECT count(*)::int AS n FROM games g WHERE seats_taken <> (SELECT count(*) FROM participations p WHERE p.game_id = g.id AND p.status IN ('reserved', 'confirmed', 'checked_in', 'missing', 'disputed', 'no_show', 'host_absent'))`,
    ),
    `seed ${SEED}`,
  ).toBe(0)
}

test(
  `webs and worker are killed at random under load (seed ${SEED})`,
  async () => {
    const processes = [...fleet.webs, fleet.worker]
    const answers = await under(async () => {
      const victim = processes[chance(3)]!
      await victim.kill()
      await victim.restart()
    })
    expect(total(answers)).toBeGreaterThan(20)
    expect(answers.get(200) ?? 0).toBeGreaterThan(0)
    await atRest()
  },
  240_000 + SECONDS * 2000,
)

test('a job in the hands of a worker that died is done by the next one within a minute', async () => {
  await fleet.worker.kill()
  const before = mail.received.length,
    { email } = guests[0]!
  must(
    await call('POST /api/auth/forgot-password', {
      body: { email, recaptchaToken: 'development' },
    }),
  )
  // as the dead one left it
  expect(
    await count(
      `WITH taken AS (UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now() WHERE name = 'accounts.send_mail' AND state = 'created' RETURNING 1) SELECT count(*)::int AS n FROM taken`,
    ),
  ).toBe(1)
  await fleet.worker.restart()
  await expect
    .poll(
      () =>
        mail.received
          .slice(before)
          .filter((mail) => mail.to.includes(email) && /password/i.test(mail.subject)).length,
      { timeout: 70_000, interval: 500 },
    )
    .toBe(1)
}, 180_000)

test(
  'connections to the database are cut, and the server is restarted',
  async () => {
    let rounds = 0
    const answers = await under(async () => {
      if (++rounds % 3 === 0) await postgres.restart()
      else
        await fleet.deps.db
          .executeSql(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
          )
          .catch(() => {
            /* it is being restarted */
          })
    })
    expect(answers.get(200) ?? 0).toBeGreaterThan(0)
    // a database that is away is told as such: 503 and "try again", never as a fault of the product
    expect(
      [...answers.keys()].filter((status) => status === 500),
      JSON.stringify([...answers]),
    ).toEqual([])
    await atRest()
  },
  240_000 + SECONDS * 2000,
)

test(
  'the card provider is slow, fails and is silent; its notices come late, twice, in disorder or not at all',
  async () => {
    const kinds = [
      { kind: 'slow', ms: 900 },
      { kind: 'server_error' },
      { kind: 'server_error', stored: false },
      { kind: 'rate_limit' },
      { kind: 'timeout_before', silence: 'hang' },
      { kind: 'timeout_after', silence: 'hang' },
      { kind: 'timeout_after', silence: 'drop' },
      { kind: 'webhook_lose' },
      { kind: 'webhook_duplicate' },
      { kind: 'webhook_reorder' },
      { kind: 'webhook_delay', ms: 500 },
    ] as const
    const answers = await under(async () => {
      fleet.emulator.faults.add({ ...kinds[chance(kinds.length)]!, times: 2 })
    })
    expect([...answers.keys()].filter((status) => status === 500)).toEqual([])
    fleet.emulator.faults.clear()
    await atRest()
  },
  240_000 + SECONDS * 2000,
)

test('mail written while the mail server is down arrives once when it is back', async () => {
  await mail.stop()
  const before = mail.received.length
  must(
    await call('POST /api/contact', {
      body: {
        name: 'Emily',
        email: 'visitor@example.com',
        subject: 'A question',
        message: 'Is there a dress code on the course?',
        recaptchaToken: 'development',
      },
    }),
    201,
  )
  await expect
    .poll(
      () =>
        count(
          `SELECT count(*)::int AS n FROM pgboss.job WHERE state = 'retry' AND name LIKE 'notifications.%'`,
        ),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)
  expect(mail.received.length).toBe(before)
  await mail.restart()
  await expect
    .poll(
      async () => {
        await fleet.deps.db.executeSql(
          `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND name LIKE 'notifications.%'`,
        )
        return mail.received.slice(before).filter((mail) => mail.to.includes('visitor@example.com'))
          .length
      },
      { timeout: 40_000, interval: 500 },
    )
    .toBe(1)
}, 90_000)

test('a disk that is full undoes an upload as a whole and says so; with room again it is taken', async () => {
  const { default: sharp } = await import('sharp')
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#963' } })
    .png()
    .toBuffer()
  const upload = async () => {
    const form = new FormData()
    form.set('photo', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'me.png')
    const answer = await fetch(`${fleet.balancer.url}/api/profile/photo`, {
      method: 'POST',
      body: form,
      headers: { cookie: guests[0]!.cookie },
    })
    return {
      status: answer.status,
      retry: answer.headers.get('retry-after'),
      body: (await answer.json()) as { code?: string; avatarUrl?: string },
    }
  }
  const first = await upload()
  expect(first.status).toBe(200)
  // the very error that PostgreSQL gives when a file cannot grow
  await fleet.deps.db
    .script(`CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER disk_is_full BEFORE INSERT ON photos FOR EACH ROW EXECUTE FUNCTION disk_is_full()`)
  expect(await upload()).toMatchObject({
    status: 503,
    retry: '5',
    body: { code: 'SERVICE_UNAVAILABLE' },
  })
  const kept = await fetch(`${fleet.balancer.url}${first.body.avatarUrl}`)
  expect(kept.status).toBe(200)
  await fleet.deps.db.script('DROP TRIGGER disk_is_full ON photos')
  expect((await upload()).status).toBe(200)
})

test(
  'a web whose clock is ten minutes off neither opens nor closes anything twice',
  async () => {
    await fleet.webs[0].moveClock(Date.now() + 600_000)
    await fleet.webs[1].moveClock(Date.now() - 600_000)
    const answers = await under(async () => {})
    expect([...answers.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([])
    for (const web of fleet.webs) await web.call('PUT /api/dev/clock', { body: { now: null } })
    await atRest()
  },
  240_000 + SECONDS * 2000,
)
