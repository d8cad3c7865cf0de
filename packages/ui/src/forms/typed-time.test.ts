import { expect, test } from 'vitest'
import { hasMinutes, parseTypedTime } from './typed-time.ts'

test.each([
  ['742', '07:42'],
  ['7:42', '07:42'],
  ['07:42', '07:42'],
  ['07.42', '07:42'],
  ['7 42', '07:42'],
  ['0742', '07:42'],
  ['1930', '19:30'],
  ['７：４２', '07:42'],
  ['７４２', '07:42'],
  ['7時42分', '07:42'],
  ['7시 42분', '07:42'],
  ['7点42分', '07:42'],
  ['7時', undefined],
  ['7', '07:00'],
  ['19', '19:00'],
  [' 8:05 ', '08:05'],
  ['0:00', '00:00'],
  ['000', '00:00'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['2400', undefined],
  ['7:60', undefined],
  ['760', undefined],
  ['7:4', undefined],
  ['12345', undefined],
  ['-742', undefined],
  ['noon', undefined],
  ['', undefined],
])('%s is %s', (typed, time) => {
  expect(parseTypedTime(typed)).toBe(time)
})

test.each([
  ['7', false],
  ['19', false],
  ['7:4', false],
  ['742', true],
  ['7:42', true],
  ['７：４２', true],
])('%s has its minutes: %s', (typed, complete) => {
  expect(hasMinutes(typed)).toBe(complete)
})
