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

test.each([true, false])(
  'a field that the schema does not name is never written (checked: %s)',
  (checked) => {
    const write = responseSerializer(z.object({ games: z.array(Game) }), checked)
    const text = write({
      games: [{ ...game, email: 'kenji@example.com', host: { name: 'Kenji', phone: '+81' } }],
      secret: 1,
    })
    expect(JSON.parse(text)).toEqual({ games: [game] })
  },
)
test('an answer that lacks a field is not sent', () => {
  const { seats: _, ...short } = game
  for (const checked of [true, false])
    expect(() => responseSerializer(Game, checked)(short)).toThrow(/seats/)
})
test('outside production an answer with a value that its schema forbids is not sent', () => {
  expect(() => responseSerializer(Game, true)({ ...game, seats: 1.5 })).toThrow(/seats/)
  expect(() => responseSerializer(Game, true)({ ...game, region: 'mars' })).toThrow(/region/)
})
