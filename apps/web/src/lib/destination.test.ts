import { expect, test } from 'vitest'
import {
  HOST_DESTINATION,
  joinDestination,
  saveDestination,
  startedActionOf,
} from './destination.ts'

test('the destination of a started action names it and its game', () => {
  const gameId = 'abcdefghij1234'
  expect(startedActionOf(joinDestination(gameId))).toEqual({ gameId, action: 'join' })
  expect(startedActionOf(joinDestination(gameId, 'k'.repeat(43)))).toEqual({
    gameId,
    action: 'join',
  })
  expect(startedActionOf(saveDestination(gameId))).toEqual({ gameId, action: 'save' })
})
test.each([undefined, '/games', '/games/abc', HOST_DESTINATION, '/games/a/b?join=1', '//x?join=1'])(
  '%s is no started action',
  (destination) => {
    expect(startedActionOf(destination)).toBeUndefined()
  },
)
