import { expect, test } from 'vitest'
import { gameSeenBy } from './blocks.ts'

const GAME = { hostId: 'kenji', slots: 3, seatsTaken: 1, seatsOffered: 1 }
const seen = (id: string, blockedWith: readonly string[], guests = ['emily']) =>
  gameSeenBy(GAME, guests, { id, blockedWith: new Set(blockedWith) }).seatsTaken

test.each([
  ['without blocks', 'tom', [], 1],
  ['with a block of another person', 'tom', ['sofia'], 1],
  ['with a block of the host', 'tom', ['kenji'], 3],
  ['with a block of a guest', 'tom', ['emily'], 3],
  ['who plays in it with the blocked host', 'emily', ['kenji'], 1],
  ['who hosts it for the blocked guest', 'kenji', ['emily'], 1],
])('a person %s', (_, id, blockedWith, seatsTaken) => {
  expect(seen(id, blockedWith)).toBe(seatsTaken)
})
test('an offered spot does not show that a game is closed', () => {
  const person = { id: 'tom', blockedWith: new Set(['kenji']) }
  expect(gameSeenBy(GAME, [], person)).toEqual({
    ...GAME,
    seatsTaken: 3,
    seatsOffered: 0,
    isClosed: true,
  })
})
