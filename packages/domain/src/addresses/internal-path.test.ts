import { expect, test } from 'vitest'
import { internalPath } from './internal-path.ts'

test.each([
  '/',
  '/games',
  '/games/abc?join=1',
  '/games?search=100%25&region=kanto#list',
  '/games?next=//evil.example',
  '/games?search=50%',
  '/golf-courses/%E5%B7%9D%E5%A5%88',
  '/@evil.example',
  `/${'a'.repeat(499)}`,
])('accepts %s', (path) => {
  expect(internalPath(path)).toBe(path)
})

test.each([
  '',
  'games',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https:evil.example',
  'https://evil.example',
  'HTTPS://evil.example/games',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
  ' /games',
  '/\t/evil.example',
  '/\n/evil.example',
  '/games\r\nSet-Cookie: a=b',
  '/.//evil.example',
  '/./\\evil.example',
  '/games/..//evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%252Fevil.example',
  '/%255Cevil.example',
  '/%2e//evil.example',
  '/%',
  `/${'a'.repeat(500)}`,
])('refuses %j', (path) => {
  expect(internalPath(path)).toBeUndefined()
})

test.each([undefined, null, 5, true, ['/games'], { path: '/games' }])(
  'refuses %j, which is no text',
  (value) => {
    expect(internalPath(value)).toBeUndefined()
  },
)
