import { expect, test } from 'vitest'
import { unbroken } from './unbroken.ts'

test.each([
  ['Wed, Nov 25, 07:45', 'Wed,\u00a0Nov\u00a025,\u00a007:45'],
  ['11月25日（周三）07:45', '11月25日（\u2060周\u2060三\u2060）07:45'],
  ['11월 25일(수) 07:45', '11월\u00a025일(수)\u00a007:45'],
])('%s has no place for a line break within its parts', (text, expected) => {
  expect(unbroken(text)).toBe(expected)
})
