import { expect, test } from 'vitest'
import { mostTogether } from './waits-for.ts'

const game = (
  join: true | string,
  wait: true | string,
  others: Partial<Pick<Parameters<typeof mostTogether>[0], 'joining' | 'passedOn'>> = {},
) =>
  ({
    viewer: { can: { join, wait } },
    joining: 'instant',
    passedOn: null,
    joinPreview: { mostSeats: 1, waiting: { mostSeats: 3 } },
    ...others,
  }) as Parameters<typeof mostTogether>[0]

test.each([
  ['one spot is free', game(true, 'GAME_NOT_FULL'), 3],
  ['it was taken a moment ago', game('GAME_FULL', true), 3],
  ['a card is needed first', game('PAYMENT_METHOD_REQUIRED', 'PAYMENT_METHOD_REQUIRED'), 3],
  ['the own party waits', game(true, 'ALREADY_WAITING'), 1],
  ['the list keeps the guest out', game(true, 'UNHELD_SEATS_LIMIT'), 1],
  ['the host approves guests', game(true, 'GAME_NOT_FULL', { joining: 'approve' }), 1],
  [
    'the spot is passed on by a link',
    game(true, 'GAME_NOT_FULL', {
      passedOn: { as: 'substitute', by: 'Emily B.', state: 'open', until: '' },
    }),
    1,
  ],
] as const)('while %s', (_, seen, most) => {
  expect(mostTogether(seen)).toBe(most)
})
