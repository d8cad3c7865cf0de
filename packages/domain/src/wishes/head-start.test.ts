import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { HOUR, MINUTE, fromJapanText } from '../time.ts'
import { headStartEnd, isListed } from './head-start.ts'

const NOW = fromJapanText('2026-11-26 12:00:00')!

test.each<[name: string, hoursToTee: number, setting: number, headStartHours: number | null]>([
  ['weeks ahead', 500, 12, 12],
  ['another setting', 500, 48, 48],
  ['switched off', 500, 0, null],
  // joining closes 4 h before, and everybody else has a day
  ['just long enough', 40, 12, 12],
  ['an hour less', 39, 12, 11],
  ['the last hour', 29, 12, 1],
  ['too soon', 28, 12, null],
  ['sooner', 5, 12, null],
])('%s', (_name, hoursToTee, setting, headStartHours) => {
  const settings = { ...DEFAULT_SETTINGS, wish_head_start_hours: setting }
  const end = headStartEnd({ teeTime: NOW + hoursToTee * HOUR, now: NOW }, settings)
  expect(end).toBe(headStartHours === null ? null : NOW + headStartHours * HOUR)
})
test.each<[name: string, listedFrom: number | null, listed: boolean]>([
  ['without a head start', null, true],
  ['a minute before its end', NOW + MINUTE, false],
  ['at its end', NOW, true],
  ['after it', NOW - 1, true],
])('%s, a game is listed: %s', (_name, listedFrom, listed) => {
  expect(isListed({ listedFrom }, NOW)).toBe(listed)
})
