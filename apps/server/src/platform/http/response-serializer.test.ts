import { expect, test } from 'vitest'
import { z } from 'zod'
import { responseSerializer } from './response-serializer.ts'

const Game = z.object({
  name: z.string(),
  seats: z.int(),
  region: z.enum(['kanto', 'kinki']).nullable(),
  can: z.union([z.literal(true), z.string()]),
  host: z.object({ name: z.string() }),
  note: z.string().nullish(),
})
const game = { name: '霞ヶ関 "East"', seats: 3, region: null, can: true, host: { name: 'Kenji' } }

test.each([true, false])('does not write undeclared fields (validated: %s)', (validated) => {
  const serialize = responseSerializer(z.object({ games: z.array(Game) }), validated)
  const text = serialize({
    games: [{ ...game, email: 'kenji@example.com', host: { name: 'Kenji', phone: '+81' } }],
    secret: 1,
  })
  expect(JSON.parse(text)).toEqual({ games: [game] })
})
test('throws when a field is missing', () => {
  const { seats: _, ...short } = game
  for (const validated of [true, false])
    expect(() => responseSerializer(Game, validated)(short)).toThrow(/seats/)
})
test('throws outside production when a value violates the schema', () => {
  expect(() => responseSerializer(Game, true)({ ...game, seats: 1.5 })).toThrow(/seats/)
  expect(() => responseSerializer(Game, true)({ ...game, region: 'mars' })).toThrow(/region/)
})
