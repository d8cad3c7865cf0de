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
const address = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

async function play(env: Record<string, string>) {
  bodies = []
  const w = await createWorld({ env })
  const host = await newPerson(w, 'Kenjisan'),
    guest = await newPerson(w, 'Emilysan')
  const gameId = await hostGame(w, host, NOON + hours(48))
  must(await join(w, guest, gameId))
  await w.call('GET /api/games', { query: { search: 'emilysan@example.com' } })
  await w.runJobs()
  await w.close()
  await w.deps.telemetry.stop()
  return { gameId, people: [host, guest] }
}

test('without a collector nothing is sent anywhere', async () => {
  await play({})
  expect(bodies).toEqual([])
})
test('with one, a join is a trace: the request and below it the call to the card provider; and no trace names anybody', async () => {
  const { gameId, people } = await play({
    OTEL_EXPORTER_OTLP_ENDPOINT: address(),
    OTEL_TRACES_SAMPLER_ARG: '1',
  })
  const spans = bodies.flatMap((b) =>
    (
      JSON.parse(b) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    ).resourceSpans.flatMap((r) => r.scopeSpans.flatMap((s) => s.spans)),
  )
  const request = spans.find((s) => s.name === 'POST /api/games/:id/join')!
  const hold = spans.find((s) => s.name === 'provider hold')!
  expect(hold).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId })
  expect(spans.some((s) => s.name === 'job notifications.send')).toBe(true)
  expect([...new Set(spans.flatMap((s) => s.attributes.map((a) => a.key)))].sort()).toEqual([
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
    ...people.map((p) => p.id),
    ...people.map((p) => p.cookie.slice(-30)),
  ])
    expect(text, piece).not.toContain(piece)
})
test('an unavailable collector does not affect requests', async () => {
  await expect(
    play({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' }),
  ).resolves.toBeDefined()
})
