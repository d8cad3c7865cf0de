import { describe, expect, test } from 'vitest'
import {
  NEAR_METRES,
  evidenceFrom,
  isHostProved,
  markPresentFrom,
  nearnessOf,
  type HostEvidence,
} from './presence.ts'
import { hours } from '../time.ts'
import { at } from '../../test/at.ts'

const TEE = at('2026-12-03 07:30')
const COURSE = { latitude: 35.2561, longitude: 140.3857 }
/** A point so many metres north of the course: one degree of latitude is 111,194.93 m. */
const north = (metres: number) => ({
  latitude: COURSE.latitude + metres / 111_194.926_644_558_73,
  longitude: COURSE.longitude,
})

describe('near the course', () => {
  test.each([
    ['at the clubhouse', 0, 10, 'near'],
    ['a metre inside the circle', NEAR_METRES - 1, 10, 'near'],
    ['a metre outside the circle', NEAR_METRES + 1, 10, 'far'],
    ['at home', 60_000, 10, 'far'],
    ['a device that knows 2 km at best', 0, NEAR_METRES, 'near'],
    ['a device that knows less', 0, NEAR_METRES + 1, 'unknown'],
    ['a far device that knows less', 60_000, NEAR_METRES + 1, 'unknown'],
  ])('%s', (_, metres, accuracyMetres, expected) => {
    expect(nearnessOf({ ...north(metres), accuracyMetres }, COURSE)).toBe(expected)
  })
  test('a course without coordinates is near to nothing', () => {
    expect(nearnessOf({ ...COURSE, accuracyMetres: 5 }, null)).toBe('unknown')
  })
})

test('evidence begins three hours before the tee time, marks one hour before', () => {
  expect(evidenceFrom(TEE, 3)).toBe(at('2026-12-03 04:30'))
  expect(markPresentFrom(TEE, 1)).toBe(at('2026-12-03 06:30'))
})

describe('proof that the host was there', () => {
  const EARLY = TEE - hours(3) - 1
  const IN_TIME = TEE - hours(3)
  const checkIn = (by: string | null, time: number | null, near = false) => ({ by, at: time, near })
  test.each<[string, HostEvidence['qrOpenedAt'], HostEvidence['checkIns'], boolean]>([
    ['nothing', null, [], false],
    ['the QR screen a millisecond too early', EARLY, [], false],
    ['the QR screen at the boundary', IN_TIME, [], true],
    ['the QR screen a millisecond later', IN_TIME + 1, [], true],
    ['a code typed too early', null, [checkIn('code', EARLY)], false],
    ['a code typed at the boundary', null, [checkIn('code', IN_TIME)], true],
    ['a scan too early', null, [checkIn('scan', EARLY)], false],
    ['a scan in time', null, [checkIn('scan', TEE)], true],
    ['a scan too early, near the course', null, [checkIn('scan', EARLY, true)], true],
    [
      'a second account checked in five hours early',
      EARLY,
      [checkIn('code', TEE - hours(5))],
      false,
    ],
    ["only the host's own mark", null, [checkIn('host', TEE)], false],
    ["the host's mark of a guest near the course", null, [checkIn('host', TEE, true)], false],
    ["the guest's answer afterwards", null, [checkIn('answer', TEE + hours(7))], false],
    ['no check-in', null, [checkIn(null, null, true)], false],
    ['one of two', null, [checkIn('code', EARLY), checkIn('code', TEE)], true],
  ])('%s', (_, qrOpenedAt, checkIns, expected) => {
    expect(isHostProved({ teeTime: TEE, evidenceHours: 3, qrOpenedAt, checkIns })).toBe(expected)
  })
})
