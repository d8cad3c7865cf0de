import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { encodingOf } from './compression.ts'

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0', null],
  ['BR', 'br'],
  ['brotli, xgzip, gzipx', null],
  ['*', null],
  [',,;,q=br', null],
])('%s is answered with %s', (accepted, encoding) => {
  expect(encodingOf({ headers: { 'accept-encoding': accepted } } as FastifyRequest)).toBe(encoding)
})
