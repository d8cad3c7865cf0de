import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { hostGame, join, must, newPerson } from '../support/people.ts'
import { NOON, createWorld } from '../support/world.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string }[]
}
let bodies: string[] = []
const collector = createServer((request, answer) => {
  const parts: Buffer[] = []
  request
    .on('data', (part: Buffer) => parts.push(part))
    .on('end', () => {
      bodies.push(Buffer.concat(parts).toString('utf8'))
      answer.setHeader('content-type', 'application/json').end('{}')
    })
})
beforeAll(
  () =>
    new Promise<void>((done) => {
      collector.listen(0, '127.0.0.1', done)
    }),
)
afterAll(() => new Promise((done) => collector.close(done)))
const collectorUrl = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

async function runScenario(env: Record<string, string>) {
  bodies = []
  const world = await createWorld({ env })
  const host = await newPerson(world, 'Kenjisan'),
    guest = await newPerson(world, 'Emilysan')
  const gameId = await hostGame(world, host, NOON + hours(48))
  must(await join(world, guest, gameId))
  await world.call('GET /api/games', { query: { search: 'emilysan@example.com' } })
  await world.runJobs()
  await world.close()
  await world.deps.telemetry.stop()
  return { gameId, people: [host, guest] }
}

test('sends nothing without a collector', async () => {
  await runScenario({})
  expect(bodies).toEqual([])
})
test('traces a join with its call to the card provider, without personal data', async () => {
  const { gameId, people } = await runScenario({
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl(),
    OTEL_TRACES_SAMPLER_ARG: '1',
  })
  const spans = bodies.flatMap((body) =>
    (
      JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    ).resourceSpans.flatMap((resource) => resource.scopeSpans.flatMap((scope) => scope.spans)),
  )
  const request = spans.find((span) => span.name === 'POST /api/games/:id/join')!
  const hold = spans.find((span) => span.name === 'provider hold')!
  expect(hold).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId })
  expect(spans.some((span) => span.name === 'job notifications.send')).toBe(true)
  expect([...new Set(spans.flatMap((span) => span.attributes.map((a) => a.key)))].sort()).toEqual([
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'request.id',
  ])
  const text = bodies.join('')
  for (const piece of [
    gameId,
    'emilysan',
    'example.com',
    'Kenjisan',
    ...people.map((person) => person.id),
    ...people.map((person) => person.cookie.slice(-30)),
  ])
    expect(text, piece).not.toContain(piece)
})
test('an unavailable collector does not affect requests', async () => {
  await expect(
    runScenario({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_TRACES_SAMPLER_ARG: '1',
    }),
  ).resolves.toBeDefined()
})
