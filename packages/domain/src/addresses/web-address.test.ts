import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each([
  ['https://keya.example', true],
  ['http://www.example.jp/golf?lang=ja#map', true],
  ['HTTPS://EXAMPLE.JP', true],
  ['https://例え.jp/コース', true],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['vbscript:msgbox', false],
  ['file:///etc/passwd', false],
  ['blob:https://example.jp/1', false],
  ['mailto:a@example.jp', false],
  ['https://golf.example@evil.example', false],
  ['https://golf.example:443@evil.example/', false],
  ['https://evil.example/@golf.example', true],
  ['//example.jp', false],
  ['example.jp', false],
  ['', false],
  [null, false],
])('attack: %j is a web address: %s', (text, expected) => {
  expect(webAddress(text)).toBe(expected ? text : null)
})
