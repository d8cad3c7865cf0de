import { expect, test } from 'vitest'
import { HOST_DESTINATION, joinDestination, joinedGameOf } from './destination.ts'

test('the destination of a started join names its game', () => {
  expect(joinedGameOf(joinDestination('abcdefghij1234'))).toBe('abcdefghij1234')
})
test.each([undefined, '/games', '/games/abc', HOST_DESTINATION, '/games/a/b?join=1', '//x?join=1'])(
  '%s is no started join',
  (destination) => {
    expect(joinedGameOf(destination)).toBeUndefined()
  },
)
