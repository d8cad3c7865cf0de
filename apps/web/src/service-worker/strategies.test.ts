import { describe, expect, test } from 'vitest'
import {
  changesUser,
  EVERY_PAGE,
  gamePaths,
  LIMITS,
  MY_GAMES,
  emptyImage,
  parsePush,
  evictable,
  PREFETCHED,
  strategyFor,
  type Strategy,
} from './strategies.ts'

const ORIGIN = 'https://golf.example'
const strategy = (address: string, method = 'GET', mode = 'cors') =>
  strategyFor({ method, mode, url: new URL(address, ORIGIN), origin: ORIGIN })

describe('strategyFor', () => {
  test.each<[string, Strategy]>([
    ['/api/games?page=1', 'api'],
    ['/api/games?page=1&near=station-tokyo', 'api'],
    ['/api/games?page=1&near=35.68%2C139.77', 'bypass'],
    ['/api/games?near=-35.68%2C139.77', 'bypass'],
    ['/api/games/hakone5kgame01', 'api'],
    ['/api/games/hakone5kgame01/arrival-card', 'api'],
    ['/api/games/hakone5kgame01/messages', 'api'],
    ['/api/games/hakone5kgame01/messages/events', 'bypass'],
    ['/api/games/hakone5kgame01/names', 'bypass'],
    ['/api/my-games?tab=upcoming', 'api'],
    ['/api/auth/me', 'api'],
    ['/api/profile', 'api'],
    ['/api/admin/settings', 'api'],
    ['/api/auth/captcha', 'api'],
    ['/assets/app-1a2b3c.js', 'static'],
    ['/art/hakone-640x360.svg?t=mountain', 'image'],
    ['/crest/kenji.svg', 'image'],
    ['/api/photos/abcdefgh234567', 'image'],
    ['/api/games/hakone5kgame01/qr', 'bypass'],
    ['/api/games/hakone5kgame01/calendar.ics', 'bypass'],
    ['/api/admin/users', 'bypass'],
    ['/api/account/export', 'bypass'],
    ['/api/auth/verify-email?token=x', 'bypass'],
    ['/api/auth/identities/pending', 'bypass'],
    ['/api/push/public-key', 'bypass'],
    ['/api/dev/outbox', 'bypass'],
    ['/assets/admin/app.js', 'bypass'],
    ['/app.webmanifest', 'bypass'],
    ['https://api.stripe.com/v1/setup_intents', 'bypass'],
  ])('%s: %s', (address, expected) => {
    expect(strategy(address)).toBe(expected)
  })
  test('handles navigation to any page, but not to the admin app or a download', () => {
    expect(
      ['/', '/games/x', '/no/such/page', '/japan-golf-guide?lang=ja'].map((path) =>
        strategy(path, 'GET', 'navigate'),
      ),
    ).toEqual(['navigation', 'navigation', 'navigation', 'navigation'])
    expect(
      ['/towkay', '/towkay/users', '/api/account/export'].map((path) =>
        strategy(path, 'GET', 'navigate'),
      ),
    ).toEqual(['bypass', 'bypass', 'bypass'])
    expect(strategy('/towkaygolf', 'GET', 'navigate')).toBe('navigation')
  })
  test('the return from an issuer is answered with the request that was sent already', () => {
    const path = '/api/auth/callback/google?code=x&state=y'
    expect([strategy(path, 'GET', 'navigate'), strategy(path)]).toEqual(['single', 'bypass'])
  })
  test('bypasses every method other than GET', () => {
    expect(
      ['POST', 'PUT', 'DELETE', 'HEAD'].map((method) => strategy('/api/games', method)),
    ).toEqual(['bypass', 'bypass', 'bypass', 'bypass'])
  })
  test('caches whatever is prefetched', () => {
    expect(
      [
        ...PREFETCHED,
        ...EVERY_PAGE,
        MY_GAMES,
        ...gamePaths({ games: [{ id: 'hakone5kgame01' }] }),
      ].map((path) => strategy(path)),
    ).toEqual(['api', 'api', 'api', 'api', 'api', 'api', 'api', 'api', 'api'])
  })
  test('prefetches at most five upcoming games, and none from an unexpected response', () => {
    expect(gamePaths({ games: Array.from({ length: 7 }, (_, i) => ({ id: `g${i}` })) })).toEqual(
      [0, 1, 2, 3, 4].flatMap((i) => [`/api/games/g${i}`, `/api/games/g${i}/messages`]),
    )
    // a guest's arrival card has to open at the course
    expect(gamePaths({ games: [{ id: 'g1', status: 'guest' }] })).toEqual([
      '/api/games/g1',
      '/api/games/g1/messages',
      '/api/games/g1/arrival-card',
    ])
    for (const odd of [null, {}, { games: null }, { games: [{}] }, { code: 'NETWORK_ERROR' }])
      expect(gamePaths(odd)).toEqual([])
  })
  test('replaces a missing image by an empty one', async () => {
    expect([emptyImage().headers.get('content-type'), await emptyImage().text()]).toEqual([
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ])
  })
})

test('evicts the oldest entries, and only those beyond the limit', () => {
  expect(evictable([1, 2, 3, 4, 5], 3)).toEqual([1, 2])
  expect(evictable([1, 2, 3], 3)).toEqual([])
  expect(evictable([], LIMITS.api)).toEqual([])
})
test('a login, a logout and a deleted account change the user; no other call does', () => {
  expect(
    [
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/login-by-code'],
      ['POST', '/api/auth/passkey-login'],
      ['POST', '/api/auth/identities/pending/register'],
      ['GET', '/api/auth/callback/google'],
      ['POST', '/api/auth/logout'],
      ['DELETE', '/api/account'],
    ].every(([method, path]) => changesUser(method!, path!)),
  ).toBe(true)
  expect(
    [
      ['POST', '/api/games'],
      ['GET', '/api/auth/me'],
      ['POST', '/api/auth/login-help'],
    ].some(([method, path]) => changesUser(method!, path!)),
  ).toBe(false)
})

describe('parsePush', () => {
  test('reads the message', () => {
    expect(
      parsePush(
        '{"title":"Check-in is open","body":"Hakone","url":"/games/x/check-in","tag":"m1"}',
      ),
    ).toEqual({ title: 'Check-in is open', body: 'Hakone', url: '/games/x/check-in', tag: 'm1' })
  })
  test.each([[undefined], [''], ['plain text'], ['null'], ['[]'], ['{"title":5}']])(
    'shows a notification for any message: %s',
    (text) => {
      expect(parsePush(text)).toMatchObject({ title: 'TomoGolf', url: '/' })
    },
  )
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'games',
  ])('opens only our own pages, not %s', (url) => {
    expect(parsePush(JSON.stringify({ title: 'x', url })).url).toBe('/')
  })
})
