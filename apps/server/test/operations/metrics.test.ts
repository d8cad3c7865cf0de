import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { existsSync } from 'node:fs'
import { parse } from 'yaml'
import { hours, minutes } from '@tomogolf/domain/time'
import { hostGame, join as joinGame, must, newPerson, type Person } from '../support/people.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { NOON, createWorld, type World } from '../support/world.ts'

const ROOT = join(import.meta.dirname, '../../../..')
let world: World, mail: MailServer, host: Person, guest: Person, gameId: string
beforeAll(async () => {
  mail = await startMailServer()
  world = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300', SMTP_URL: mail.url } })
  host = await newPerson(world, 'Kenji')
  guest = await newPerson(world, 'Emily')
  gameId = await hostGame(world, host, NOON + hours(48))
})
afterAll(() => world.close())
/** Values of /metrics by name and labels. Values from the database are up to ten seconds old. */
async function metrics(): Promise<Map<string, number>> {
  const text = must(await world.call<string>('GET /metrics')).body
  return new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [
        line.slice(0, line.lastIndexOf(' ')),
        Number(line.slice(line.lastIndexOf(' ') + 1)),
      ]),
  )
}

test('counts holds by state, and a hold without an outcome as stuck', async () => {
  must(await joinGame(world, guest, gameId))
  const other = await newPerson(world, 'Marcus')
  world.emulator.faults.add({
    kind: 'timeout_after',
    silence: 'hang',
    method: 'POST',
    path: '/v1/payment_intents',
    times: 2,
  })
  must(await joinGame(world, other, gameId), 503)
  world.at(NOON + minutes(20))
  const now = await metrics()
  expect([
    now.get('holds{state="authorised"}'),
    now.get('holds{state="unknown"}'),
    now.get('holds_stuck'),
    now.get('database_up'),
  ]).toEqual([1, 1, 1, 1])
  expect(now.get('provider_call_duration_seconds_count{name="hold",outcome="unknown"}')).toBe(1)
  expect(now.get('provider_call_duration_seconds_count{name="hold",outcome="authorised"}')).toBe(1)
  expect(
    [...now.keys()].some((key) =>
      key.startsWith('job_duration_seconds_count{name="notifications.send",outcome="ok"'),
    ),
  ).toBe(true)
})
test('counts requests by route pattern: no id, code or search text becomes a label', async () => {
  await world.call('GET /api/games', { query: { search: 'marcus@example.com' } })
  const now = await metrics()
  const labels = [...now.keys()].join('\n')
  expect(labels).toContain('route="/api/games/:id/join"')
  for (const piece of [gameId, guest.id, guest.email, 'marcus@'])
    expect(labels).not.toContain(piece)
})

type Rules = {
  groups: {
    name: string
    rules: {
      alert: string
      expr: string
      for?: string
      labels: { severity: string }
      annotations: { summary: string; runbook: string }
    }[]
  }[]
}
test('serves every metric of the alert rules, with the labels they use', async () => {
  const rules = (
    parse(readFileSync(join(ROOT, 'deploy/alerts.yaml'), 'utf8')) as Rules
  ).groups.flatMap((group) => group.rules)
  const text = must(await world.call<string>('GET /metrics')).body
  const served = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
    ),
  )
  const KEYWORDS =
    /\b(sum|rate|max|min|by|le|absent|deriv|delta|histogram_quantile|and|or|unless|avg|count|increase)\b/
  const missing = rules.flatMap(({ alert, expr }) =>
    [...expr.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\bby \([^)]*\)/g, ' ').matchAll(/\b[a-z_]\w+/g)]
      .map((match) => match[0])
      .filter((name) => !KEYWORDS.test(name) && !served.has(name))
      .map((name) => `${alert}: ${name}`),
  )
  expect(missing).toEqual([])
  // the scraper adds `job`, and every histogram has `le`
  const used = rules
    .flatMap(({ alert, expr }) =>
      [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name, labels]) =>
        [...labels!.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map((match) => ({
          alert,
          name: name!,
          label: match[1]!,
        })),
      ),
    )
    .filter(({ label }) => label !== 'job' && label !== 'le')
  const labelsOf = (name: string) =>
    (
      world.deps.telemetry.registry.getSingleMetric(
        name.replace(/_(bucket|count|sum)$/, ''),
      ) as unknown as { labelNames: string[] }
    ).labelNames
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter(({ name, label }) => !labelsOf(name).includes(label))).toEqual([])
  expect(rules.length).toBeGreaterThan(12)
  expect(
    rules
      .filter((rule) => !existsSync(join(ROOT, rule.annotations.runbook)))
      .map((rule) => `${rule.alert}: ${rule.annotations.runbook}`),
  ).toEqual([])
})
test('counts accepted and failed mail deliveries', async () => {
  // delivers the mail of the earlier tests first
  await world.runJobs()
  await mail.stop()
  must(
    await world.call('POST /api/auth/forgot-password', {
      body: { email: guest.email, recaptchaToken: 'development' },
    }),
  )
  await world.runJobs()
  const now = await metrics()
  expect(
    now.get('mail_delivery_duration_seconds_count{name="send",outcome="accepted"}'),
  ).toBeGreaterThan(0)
  expect(now.get('mail_delivery_duration_seconds_count{name="send",outcome="failed"}')).toBe(1)
})
