import { describe, expect, test } from 'vitest'
import {
  fitsReady,
  READY_IDS,
  READY_MESSAGES,
  READY_MOMENTS,
  type ReadyId,
  type ReadySlots,
} from './ready-messages.ts'

describe('ready messages', () => {
  test('are about 60, some for each moment', () => {
    expect(READY_IDS.length).toBeGreaterThanOrEqual(60)
    for (const moment of READY_MOMENTS)
      expect(READY_IDS.filter((id) => READY_MESSAGES[id].moment === moment).length).toBeGreaterThan(
        10,
      )
  })
  test.each<[ReadyId, ReadySlots, boolean]>([
    ['hello', {}, true],
    ['hello', { minutes: 10 }, false],
    ['late', {}, false],
    ['late', { minutes: 1 }, true],
    ['late', { minutes: 180 }, true],
    ['late', { minutes: 0 }, false],
    ['late', { minutes: 181 }, false],
    ['late', { minutes: 1.5 }, false],
    ['at', { place: 'station' }, true],
    ['at', { place: 'moon' as never }, false],
    ['meetAt', { place: 'station', time: '06:40' }, true],
    ['meetAt', { place: 'station', time: '24:00' }, false],
    ['meetAt', { place: 'station' }, false],
    ['cart', { number: 12 }, true],
    ['cart', { number: 201 }, false],
  ])('%s with %j: %s', (id, slots, fits) => expect(fitsReady(id, slots)).toBe(fits))
})
