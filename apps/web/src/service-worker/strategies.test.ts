import { describe, expect, test } from 'vitest'
import {
  changesPerson,
  EVERY_PAGE,
  gamePages,
  LIMITS,
  MY_GAMES,
  NO_PICTURE,
  shownPush,
  surplus,
  WARM_UP,
  wayOf,
  type Way,
} from './strategies.ts'

const ORIGIN = 'https://golf.example'
const way = (address: string, method = 'GET', mode = 'cors') =>
  wayOf({ method, mode, url: new URL(address, ORIGIN), origin: ORIGIN })

describe('what the service worker does with a request', () => {
  test.each<[string, Way]>([
    ['/api/games?page=1', 'answer'],
    ['/api/games/hakone5kgame01', 'answer'],
    ['/api/my-games?tab=upcoming', 'answer'],
    ['/api/auth/me', 'answer'],
    ['/api/profile', 'answer'],
    ['/api/admin/settings', 'answer'],
    ['/api/auth/captcha', 'answer'],
    ['/assets/app-1a2b3c.js', 'file'],
    ['/art/hakone-640x360.svg?t=mountain', 'picture'],
    ['/crest/kenji.svg', 'picture'],
    ['/api/photos/abcdefgh234567', 'picture'],
    ['/api/games/hakone5kgame01/qr', 'leave'],
    ['/api/games/hakone5kgame01/calendar.ics', 'leave'],
    ['/api/admin/users', 'leave'],
    ['/api/account/export', 'leave'],
    ['/api/auth/verify-email?token=x', 'leave'],
    ['/api/push/public-key', 'leave'],
    ['/api/dev/outbox', 'leave'],
    ['/assets/admin/app.js', 'leave'],
    ['/app.webmanifest', 'leave'],
    ['https://api.stripe.com/v1/setup_intents', 'leave'],
  ])('%s: %s', (address, expected) => {
    expect(way(address)).toBe(expected)
  })
  test('any address of the site opens as a page, but not the back-office and not a download', () => {
    expect(
      ['/', '/games/x', '/no/such/page', '/japan-golf-guide?lang=ja'].map((path) =>
        way(path, 'GET', 'navigate'),
      ),
    ).toEqual(['page', 'page', 'page', 'page'])
    expect(
      ['/towkay', '/towkay/users', '/api/account/export'].map((path) =>
        way(path, 'GET', 'navigate'),
      ),
    ).toEqual(['leave', 'leave', 'leave'])
    expect(way('/towkaygolf', 'GET', 'navigate')).toBe('page')
  })
  test('nothing that changes something is touched', () => {
    expect(['POST', 'PUT', 'DELETE', 'HEAD'].map((method) => way('/api/games', method))).toEqual([
      'leave',
      'leave',
      'leave',
      'leave',
    ])
  })
  test('whatever is fetched ahead is also kept', () => {
    expect(
      [
        ...WARM_UP,
        ...EVERY_PAGE,
        MY_GAMES,
        ...gamePages({ games: [{ id: 'hakone5kgame01' }] }),
      ].map((path) => way(path)),
    ).toEqual(['answer', 'answer', 'answer', 'answer', 'answer', 'answer', 'answer', 'answer'])
  })
  test('the next games of somebody are fetched ahead, five at most, whatever the answer looks like', () => {
    expect(gamePages({ games: Array.from({ length: 7 }, (_, i) => ({ id: `g${i}` })) })).toEqual([
      '/api/games/g0',
      '/api/games/g1',
      '/api/games/g2',
      '/api/games/g3',
      '/api/games/g4',
    ])
    for (const odd of [null, {}, { games: null }, { games: [{}] }, { code: 'NETWORK_ERROR' }])
      expect(gamePages(odd)).toEqual([])
  })
  test('a picture never seen is nothing instead of broken', async () => {
    expect([NO_PICTURE().headers.get('content-type'), await NO_PICTURE().text()]).toEqual([
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    ])
  })
})

test('the oldest entries go first, and only those beyond the limit', () => {
  expect(surplus([1, 2, 3, 4, 5], 3)).toEqual([1, 2])
  expect(surplus([1, 2, 3], 3)).toEqual([])
  expect(surplus([], LIMITS.answer)).toEqual([])
})
test('a login, a logout and a deleted account change who sits there; nothing else does', () => {
  expect(
    [
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/logout'],
      ['DELETE', '/api/account'],
    ].every(([method, path]) => changesPerson(method!, path!)),
  ).toBe(true)
  expect(
    [
      ['POST', '/api/games'],
      ['GET', '/api/auth/me'],
      ['POST', '/api/auth/login-help'],
    ].some(([method, path]) => changesPerson(method!, path!)),
  ).toBe(false)
})

describe('a push', () => {
  test('is shown as it was written', () => {
    expect(
      shownPush(
        '{"title":"Check-in is open","body":"Hakone","url":"/games/x/check-in","tag":"m1"}',
      ),
    ).toEqual({ title: 'Check-in is open', body: 'Hakone', url: '/games/x/check-in', tag: 'm1' })
  })
  test.each([[undefined], [''], ['plain words'], ['null'], ['[]'], ['{"title":5}']])(
    'shows something whatever arrives: %s',
    (text) => {
      expect(shownPush(text)).toMatchObject({ title: 'TomoGolf', url: '/' })
    },
  )
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'games',
  ])('leads nowhere but to our own pages, not to %s', (url) => {
    expect(shownPush(JSON.stringify({ title: 'x', url })).url).toBe('/')
  })
})
