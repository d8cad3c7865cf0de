import { expect, test } from 'vitest'
import { continuation } from './continuation.ts'

const GAME = 'abcdefghij1234'
test.each([
  ['/games', '?region=kanto', null, '/games?region=kanto'],
  [`/games/${GAME}`, '', null, `/games/${GAME}`],
  [`/games/${GAME}`, '', GAME, `/games/${GAME}?join=1`],
  ['/payment-setup', '?redirectTo=%2Fgames', GAME, `/games/${GAME}?join=1`],
  ['/profile', '', GAME, `/games/${GAME}?join=1`],
  // an older started join does not replace another page
  ['/faq', '', GAME, '/faq'],
  ['/games/other000000000', '', GAME, '/games/other000000000'],
  [
    '/verification-pending',
    `?redirectTo=%2Fgames%2F${GAME}%3Fjoin%3D1`,
    null,
    `/login?redirectTo=%2Fgames%2F${GAME}%3Fjoin%3D1`,
  ],
  ['/verify-email', '?token=abc', null, undefined],
  ['/reset-password', '?token=abc', null, undefined],
  [`/check-in/${GAME}/123456`, '', null, undefined],
] as const)('%s%s, joining %s, continues at %s', (pathname, search, joining, destination) => {
  expect(continuation({ pathname, search }, joining)).toBe(destination)
})
