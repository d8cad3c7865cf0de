import { afterAll, beforeAll, expect, test } from 'vitest'
import { must } from '../support/people.ts'
import {
  LOAD_TIMEOUT_MS,
  randomBelow,
  SEED,
  startFaultEnvironment,
  total,
  type FaultEnvironment,
} from './fault-environment.ts'

let environment: FaultEnvironment
beforeAll(async () => {
  environment = await startFaultEnvironment()
}, 180_000)
afterAll(() => environment?.stop())

test(
  `stays consistent when random processes are killed under load (seed ${SEED})`,
  async () => {
    const processes = [...environment.fleet.webs, environment.fleet.worker]
    const answers = await environment.runUnderLoad(async () => {
      const victim = processes[randomBelow(3)]!
      await victim.kill()
      await victim.restart()
    })
    expect(total(answers)).toBeGreaterThan(20)
    expect(answers.get(200) ?? 0).toBeGreaterThan(0)
    await environment.expectConsistent()
  },
  LOAD_TIMEOUT_MS,
)

test('the next worker runs the job of a killed worker within a minute', async () => {
  await environment.fleet.worker.kill()
  const before = environment.mail.received.length,
    { email } = environment.guests[0]!
  must(
    await environment.call('POST /api/auth/forgot-password', {
      body: { email, recaptchaToken: 'development' },
    }),
  )
  // the state in which a killed worker leaves a job
  expect(
    await environment.count(
      `WITH taken AS (
         UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now()
         WHERE name = 'accounts.send_mail' AND state = 'created' RETURNING 1)
       SELECT count(*)::int AS n FROM taken`,
    ),
  ).toBe(1)
  await environment.fleet.worker.restart()
  await expect
    .poll(
      () =>
        environment.mail.received
          .slice(before)
          .filter((message) => message.to.includes(email) && /password/i.test(message.subject))
          .length,
      { timeout: 70_000, interval: 500 },
    )
    .toBe(1)
}, 180_000)

test(
  'stays consistent when database connections are cut and the database restarts',
  async () => {
    let rounds = 0
    const answers = await environment.runUnderLoad(async () => {
      if (++rounds % 3 === 0) await environment.postgres.restart()
      else
        await environment.fleet.deps.db
          .executeSql(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()`,
          )
          .catch(() => {
            /* the database is restarting */
          })
    })
    expect(answers.get(200) ?? 0).toBeGreaterThan(0)
    // an unavailable database is answered with 503, not with 500
    expect(
      [...answers.keys()].filter((status) => status === 500),
      JSON.stringify([...answers]),
    ).toEqual([])
    await environment.expectConsistent()
  },
  LOAD_TIMEOUT_MS,
)

test(
  'stays consistent with a failing card provider and unreliable webhooks',
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
    const answers = await environment.runUnderLoad(async () => {
      environment.fleet.emulator.faults.add({ ...kinds[randomBelow(kinds.length)]!, times: 2 })
    })
    expect([...answers.keys()].filter((status) => status === 500)).toEqual([])
    environment.fleet.emulator.faults.clear()
    await environment.expectConsistent()
  },
  LOAD_TIMEOUT_MS,
)

test('delivers mail once when the mail server is back', async () => {
  await environment.mail.stop()
  const before = environment.mail.received.length
  must(
    await environment.call('POST /api/contact', {
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
        environment.count(
          `SELECT count(*)::int AS n FROM pgboss.job WHERE state = 'retry' AND name LIKE 'notifications.%'`,
        ),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0)
  expect(environment.mail.received.length).toBe(before)
  await environment.mail.restart()
  await expect
    .poll(
      async () => {
        await environment.fleet.deps.db.executeSql(
          `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND name LIKE 'notifications.%'`,
        )
        return environment.mail.received
          .slice(before)
          .filter((message) => message.to.includes('visitor@example.com')).length
      },
      { timeout: 40_000, interval: 500 },
    )
    .toBe(1)
}, 90_000)

test('answers an upload with 503 and changes nothing while the disk is full', async () => {
  const { default: sharp } = await import('sharp')
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#963' } })
    .png()
    .toBuffer()
  const upload = async () => {
    const form = new FormData()
    form.set('photo', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'me.png')
    const answer = await fetch(`${environment.fleet.balancer.url}/api/profile/photo`, {
      method: 'POST',
      body: form,
      headers: { cookie: environment.guests[0]!.cookie },
    })
    return {
      status: answer.status,
      retry: answer.headers.get('retry-after'),
      body: (await answer.json()) as { code?: string; avatarUrl?: string },
    }
  }
  const first = await upload()
  expect(first.status).toBe(200)
  // PostgreSQL's error when a file cannot grow
  await environment.fleet.deps.db
    .script(`CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
    END $$;
    CREATE TRIGGER disk_is_full BEFORE INSERT ON photos FOR EACH ROW EXECUTE FUNCTION disk_is_full()`)
  expect(await upload()).toMatchObject({
    status: 503,
    retry: '5',
    body: { code: 'SERVICE_UNAVAILABLE' },
  })
  const previousPhoto = await fetch(`${environment.fleet.balancer.url}${first.body.avatarUrl}`)
  expect(previousPhoto.status).toBe(200)
  await environment.fleet.deps.db.script('DROP TRIGGER disk_is_full ON photos')
  expect((await upload()).status).toBe(200)
})

test(
  'stays consistent when the clocks of the web processes differ by twenty minutes',
  async () => {
    await environment.fleet.webs[0].moveClock(Date.now() + 600_000)
    await environment.fleet.webs[1].moveClock(Date.now() - 600_000)
    const answers = await environment.runUnderLoad(async () => {})
    expect([...answers.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([])
    for (const web of environment.fleet.webs)
      await web.call('PUT /api/dev/clock', { body: { now: null } })
    await environment.expectConsistent()
  },
  LOAD_TIMEOUT_MS,
)
