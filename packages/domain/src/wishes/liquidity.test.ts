import { expect, test } from 'vitest'
import { stateOfFirstJoin, stateOfRate } from './liquidity.ts'

test.each([
  [0, 0, 'few'],
  [4, 4, 'few'],
  [5, 5, 'reached'],
  [2, 5, 'missed'],
  [3, 5, 'reached'],
  [59, 100, 'missed'],
  [60, 100, 'reached'],
])('%i of %i met wishes: %s', (part, whole, state) => {
  expect(stateOfRate('wishesMet', { part, whole })).toBe(state)
})
test.each([
  [null, 9, 'few'],
  [1, 4, 'few'],
  [4, 5, 'reached'],
  [4.01, 5, 'missed'],
])('a first guest after %s days in %i games: %s', (days, games, state) => {
  expect(stateOfFirstJoin(days, games)).toBe(state)
})
