import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints, type EndpointKey } from '@tomogolf/contract/api/endpoints'
import type { Endpoint } from '@tomogolf/contract/api/endpoint'
import { newPerson, type Person } from './support/people.ts'
import { createWorld, type World } from './support/world.ts'

let world: World,
  person: Person,
  sent = 0
beforeAll(async () => {
  world = await createWorld()
  person = await newPerson(world, 'Emily')
})
afterAll(() => world.close())

// these calls end the account or session that the other calls use
const ENDING = new Set([
  'DELETE /api/account',
  'POST /api/auth/logout',
  'POST /api/auth/change-password',
  'DELETE /api/auth/sessions/:id',
])
// development calls move the clock or run jobs, which would disturb the other calls
const KEYS = (Object.keys(endpoints) as EndpointKey[]).filter((key) => !key.includes('/api/dev/'))
const word = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '',
    '\u0000',
    '__proto__',
    "' OR 1=1 --",
    '<script>',
    '../../etc/passwd',
    '%00',
    '9'.repeat(40),
    '-1',
    '1e309',
    'true',
    '2026-02-30',
    '😀'.repeat(20),
    'あ'.repeat(300),
    '\ud800',
  ),
)
const body = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(word, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 6 }),
  fc.constantFrom(
    null,
    [],
    0,
    '',
    { __proto__: { isAdmin: true } },
    { constructor: { prototype: {} } },
  ),
)

/** Bodies with the declared field names and random values get past the first checks. */
function shaped(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const shape = (endpoint.body as { shape?: Record<string, unknown> } | undefined)?.shape
  if (!shape) return body
  const wild = fc.oneof(
    word,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(word, { maxLength: 3 }),
    fc.dictionary(word, word, { maxKeys: 2 }),
  )
  return fc.oneof(
    body,
    fc.record(Object.fromEntries(Object.keys(shape).map((name) => [name, wild])), {
      requiredKeys: [],
    }),
  )
}

test.each(KEYS)(
  '%s never answers random input with a server error',
  async (key) => {
    const endpoint: Endpoint = endpoints[key]
    await fc.assert(
      fc.asyncProperty(
        word,
        fc.dictionary(
          fc.constantFrom(
            'page',
            'search',
            'date',
            'q',
            'view',
            'token',
            'to',
            'lang',
            'region',
            'x',
          ),
          word,
          { maxKeys: 4 },
        ),
        shaped(endpoint),
        fc.boolean(),
        async (id, query, payload, signedIn) => {
          const [method, path] = key.split(' ') as [string, string]
          const url = path.replace(/:\w+/g, () => encodeURIComponent(id.toWellFormed()) || 'x')
          const answer = await world.call<{ stack?: unknown }>(`${method} ${url}`, {
            query: Object.fromEntries(
              Object.entries(query).map(([name, value]) => [name, value.toWellFormed()]),
            ),
            ...(method !== 'GET' && { body: payload ?? {} }),
            ...(signedIn && !ENDING.has(key) && { cookie: person.cookie }),
          })
          sent++
          expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
          expect(JSON.stringify(answer.body)).not.toMatch(
            /at .*\.ts:\d+|select .* from|insert into/i,
          )
        },
      ),
      { numRuns: 60 },
    )
  },
  60_000,
)
test('sends more than five thousand requests', () => {
  expect(sent).toBeGreaterThan(5000)
  process.stdout.write(`${sent} generated requests to ${KEYS.length} calls\n`)
})
