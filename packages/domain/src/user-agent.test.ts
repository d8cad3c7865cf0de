import { describe, expect, test } from 'vitest'
import { deviceName, parseUserAgent } from './user-agent.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a User-Agent header', () => {
  test.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iPhone', kind: 'phone' },
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`,
      { browser: 'Edge', system: 'Windows', kind: 'computer' },
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S931) ${WEBKIT} SamsungBrowser/29.0 Chrome/138.0.0.0 Safari/537.36`,
      { browser: 'Samsung Internet', system: 'Android', kind: 'phone' },
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S931) ${WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36 Line/15.0.0`,
      { browser: 'LINE', system: 'Android', kind: 'phone' },
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`,
      { browser: 'Chrome', system: 'macOS', kind: 'computer' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { browser: 'Firefox', system: 'Linux', kind: 'computer' },
    ],
  ])('names the browser and the system: %s', (header, expected) => {
    expect(parseUserAgent(header)).toEqual(expected)
  })
  test('parses a missing header as an unknown computer', () => {
    expect(parseUserAgent(null)).toEqual({ browser: null, system: null, kind: 'computer' })
  })
  test('is shortened to the names of browser and system', () => {
    expect(deviceName('Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36')).toBe(
      'Chrome, Windows',
    )
    expect(deviceName('Mozilla/5.0 (Windows NT 10.0)')).toBe('Windows')
    expect(deviceName('curl/8.0')).toBeNull()
    expect(deviceName(null)).toBeNull()
  })
})
