import { expect, test } from 'vitest'
import { checked, flag, localPath, oneOf, present, text, wholeNumber } from './search-params.ts'

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
])('the page %j reads as %j', (value, expected) => {
  expect(wholeNumber(value)).toBe(expected)
})
test('a value outside the list is absent', () => {
  expect(oneOf('kanto', ['kanto', 'kansai'])).toBe('kanto')
  expect(oneOf('mars', ['kanto', 'kansai'])).toBeUndefined()
})
test('text is cut to its length and empty text is absent', () => {
  expect(text('abcdef', 3)).toBe('abc')
  expect(text('')).toBeUndefined()
  expect(text(['a'])).toBeUndefined()
})
test('a number that was searched for is text: nobody loses the 48 they type', () => {
  expect([text(48), text(true), text(0)]).toEqual(['48', 'true', '0'])
})
test('a flag is on only for true and 1', () => {
  expect([true, 'true', '1', 'yes', 'false', 0].map(flag)).toEqual([
    true,
    true,
    true,
    undefined,
    undefined,
    undefined,
  ])
})
test.each([
  ['/games/abc?x=1', '/games/abc?x=1'],
  ['/', '/'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['/a\nb', undefined],
  ['games', undefined],
  [undefined, undefined],
])('after login %j leads to %j, never off the site', (value, expected) => {
  expect(localPath(value)).toBe(expected)
})
test('a bad value of an address is overruled by name, never left as it stood there', () => {
  const address = { redirectTo: '//evil.example' }
  expect(
    { ...address, ...checked({ redirectTo: localPath(address.redirectTo) }) }.redirectTo,
  ).toBeUndefined()
})
test('absent values leave no trace in the address', () => {
  expect(present({ page: undefined, region: 'kanto' })).toEqual({ region: 'kanto' })
})
