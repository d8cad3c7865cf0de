import { expect, test } from 'vitest'
import { internalPath } from '@tomogolf/domain/addresses/internal-path'
import { checked, flag, oneOf, present, text, wholeNumber } from './search-params.ts'

test.each([
  ['2', 2],
  [3, 3],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  [' ', undefined],
  ['x', undefined],
  [undefined, undefined],
  ['99999999', undefined],
])('parses the page number %j as %j', (value, expected) => {
  expect(wholeNumber(value)).toBe(expected)
})
test('returns undefined for a value outside the list', () => {
  expect(oneOf('kanto', ['kanto', 'kansai'])).toBe('kanto')
  expect(oneOf('mars', ['kanto', 'kansai'])).toBeUndefined()
})
test('truncates text to its maximum length and drops empty text', () => {
  expect(text('abcdef', 3)).toBe('abc')
  expect(text('')).toBeUndefined()
  expect(text(['a'])).toBeUndefined()
})
test('converts a number or boolean to text', () => {
  expect([text(48), text(true), text(0)]).toEqual(['48', 'true', '0'])
})
test('sets a flag only for true and 1', () => {
  expect([true, 'true', '1', 1, 'yes', 'false', 0].map(flag)).toEqual([
    true,
    true,
    true,
    true,
    undefined,
    undefined,
    undefined,
  ])
})
test('checked overrides an invalid raw value', () => {
  const address = { redirectTo: '//evil.example' }
  expect(
    { ...address, ...checked({ redirectTo: internalPath(address.redirectTo) }) }.redirectTo,
  ).toBeUndefined()
})
test('present drops undefined values', () => {
  expect(present({ page: undefined, region: 'kanto' })).toEqual({ region: 'kanto' })
})
