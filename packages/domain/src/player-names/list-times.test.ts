import { describe, expect, test } from 'vitest'
import { at } from '../../test/at.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { areNamesOpen, namesCloseAt, namesDueAt, namesReminderAt } from './list-times.ts'

const TEE = at('2026-11-28 07:42:00')
describe('names for the course', () => {
  test.each([
    [undefined, '2026-11-27 07:42:00', '2026-11-26 07:42:00'],
    [null, '2026-11-27 07:42:00', '2026-11-26 07:42:00'],
    ['2026-11-25 17:00:00', '2026-11-25 17:00:00', '2026-11-24 17:00:00'],
  ])(
    'with a booking that says %s are due at %s, and guests reminded at %s',
    (booked, due, reminder) => {
      const game = {
        teeTime: TEE,
        ...(booked !== undefined && { namesDueAt: booked && at(booked) }),
      } as const
      expect(namesDueAt(game as never, DEFAULT_SETTINGS)).toBe(at(due))
      expect(namesReminderAt(game as never, DEFAULT_SETTINGS)).toBe(at(reminder))
    },
  )
  // the game ends at 13:42
  test.each([
    ['before play', TEE - 1, true],
    ['7 days after play', at('2026-12-05 13:42:00'), true],
    ['a millisecond later', at('2026-12-05 13:42:00') + 1, false],
  ])('%s: the list is open is %s', (_, now, open) =>
    expect(areNamesOpen(TEE, DEFAULT_SETTINGS, now)).toBe(open),
  )
  test('disappear at the end of the game when the setting is 0', () =>
    expect(namesCloseAt(TEE, { names_visible_days: 0 })).toBe(at('2026-11-28 13:42:00')))
})
