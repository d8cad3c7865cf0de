import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '@tomogolf/domain/settings'
import { settingsFrom } from './settings.ts'

test('an absent or unreadable setting has its default', () => {
  const settings = settingsFrom([
    { settingKey: 'join_deadline_hours', settingValue: '6' },
    { settingKey: 'hold_lead_hours', settingValue: 'soon' },
    { settingKey: 'price_limit_usd', settingValue: '500' },
  ])
  expect(settings.join_deadline_hours).toBe(6)
  expect(settings.hold_lead_hours).toBe(96)
  expect(settings.price_limit_usd).toBe(500)
  expect(settingsFrom([]).departure_restriction_hours).toBe(48)
})
test('a key of a newer server is ignored', () => {
  const rows = [
    { settingKey: 'a_later_key', settingValue: '1' },
    { settingKey: 'constructor', settingValue: '1' },
    { settingKey: 'join_deadline_hours', settingValue: '6' },
  ]
  expect(settingsFrom(rows as never)).toEqual({ ...DEFAULT_SETTINGS, join_deadline_hours: 6 })
})
