import { expect, test } from 'vitest'
import { urlOf } from './query-client.ts'

test('the URL of a query key omits empty values', () => {
  expect(
    urlOf(['/api/games', { page: 2, search: '', region: undefined, exactMatch: 'true' }]),
  ).toBe('/api/games?page=2&exactMatch=true')
  expect(urlOf(['/api/games'])).toBe('/api/games')
})
