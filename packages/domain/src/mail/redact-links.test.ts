import { expect, test } from 'vitest'
import { redactLinks } from './redact-links.ts'

test.each([
  ['https://a.example/alerts?token=abc.DEF-1', 'https://a.example/alerts?token=…'],
  ['see /x?game=1&token=abc&not=2 now', 'see /x?game=1&token=…&not=2 now'],
  ['/alerts?confirm=abc', '/alerts?confirm=…'],
  ['/games/1?invite=abc', '/games/1?invite=…'],
  ['no links, a token of thanks', 'no links, a token of thanks'],
])('%s is shown as %s', (text, shown) => {
  expect(redactLinks(text)).toBe(shown)
})
