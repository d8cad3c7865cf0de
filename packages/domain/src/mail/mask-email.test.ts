import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['kenji@example.com', 'ke…@example.com'],
  ['ken@example.com', 'k…@example.com'],
  ['k@example.com', 'k…@example.com'],
  ['"a@b"@example.com', '"a…@example.com'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
