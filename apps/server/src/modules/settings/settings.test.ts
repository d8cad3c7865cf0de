import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  DEFAULT_SETTINGS,
  PUBLIC_SETTING_KEYS,
  SETTING_KEYS,
  SITE_SETTING_KEYS,
  settingText,
  type SettingKey,
} from '@tomogolf/domain/settings'
import { isRefused } from '../../platform/refusal.ts'
import { readSettings } from './settings.repository.ts'
import { writeSettings } from './write-settings.usecase.ts'
import { must, newPerson } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
type Rows = { settings: { settingKey: string; settingValue: string }[] }
const served = async (
  endpoint = 'GET /api/admin/settings',
  cookie?: string,
): Promise<Record<string, string>> =>
  Object.fromEntries(
    must(await world.call<Rows>(endpoint, cookie ? { cookie } : {})).body.settings.map(
      (setting) => [setting.settingKey, setting.settingValue],
    ),
  )
const defaults = (keys: readonly SettingKey[]) =>
  Object.fromEntries(keys.map((key) => [key, settingText(key, DEFAULT_SETTINGS[key])]))
const write = (...settings: [SettingKey, string][]) =>
  writeSettings(world.deps, {
    actorId: 'operator00001',
    ip: null,
    language: 'en',
    settings: settings.map(([settingKey, settingValue]) => ({ settingKey, settingValue })),
  })
const audit = async () =>
  (
    await world.deps.db.executeSql<{
      subject: string
      before: string
      after: string
      actor_id: string
    }>('SELECT subject, before, after, actor_id FROM audit_log ORDER BY subject')
  ).rows

test('serves 13 settings to visitors and users, all to administrators, and no internal value', async () => {
  await world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('stripe_account', 'acct_secret', now())`,
  )
  const user = await newPerson(world, 'Emily', null)
  expect(PUBLIC_SETTING_KEYS).toHaveLength(13)
  expect(await served()).toEqual(defaults(PUBLIC_SETTING_KEYS))
  expect(await served(undefined, user.cookie)).toEqual(defaults(PUBLIC_SETTING_KEYS))
  expect(await served('GET /api/site')).toEqual(defaults(SITE_SETTING_KEYS))
  await world.deps.db.executeSql(
    "UPDATE users SET is_admin = true, admin_role = 'auditor' WHERE id = $1",
    [user.id],
  )
  expect(await served(undefined, user.cookie)).toEqual(defaults(SETTING_KEYS))
})
test('an unusable stored value falls back to the default', async () => {
  await world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('join_deadline_hours', 'soon', now()), ('max_languages', '999', now())`,
  )
  expect(await readSettings(world.deps.db)).toEqual(DEFAULT_SETTINGS)
})
test('a changed setting applies at once and is audited; values that did not apply are corrected with it', async () => {
  expect(
    await write(
      ['departure_restriction_hours', '72'],
      ['platform_fee_base_usd', '50'],
      ['hold_lead_hours', '96'],
    ),
  ).toMatchObject({ departure_restriction_hours: 72, platform_fee_base_usd: 50 })
  expect(await served()).toMatchObject({
    departure_restriction_hours: '72',
    platform_fee_base_usd: '50',
  })
  expect(await audit()).toEqual([
    {
      subject: 'departure_restriction_hours',
      before: '48',
      after: '72',
      actor_id: 'operator00001',
    },
    { subject: 'join_deadline_hours', before: 'soon', after: '4', actor_id: 'operator00001' },
    { subject: 'max_languages', before: '999', after: '5', actor_id: 'operator00001' },
    { subject: 'platform_fee_base_usd', before: '30', after: '50', actor_id: 'operator00001' },
  ])
})
test.each([
  ['-1', 'too_small'],
  ['1000', 'too_big'],
  ['abc', 'format'],
  ['1.5', 'format'],
] as const)(
  'stores nothing of a list with the value %s, and names its setting',
  async (bad, code) => {
    const before = await served()
    const answer = await write(['qr_expiry_hours', '24'], ['no_show_statement_hours', bad])
    expect(
      isRefused(answer) && [
        answer.refused,
        answer.details?.map((detail) => [detail.path, detail.code]),
      ],
    ).toEqual(['VALIDATION_ERROR', [['no_show_statement_hours', code]]])
    expect(isRefused(answer) && answer.details?.[0]?.message).not.toContain('errors.')
    expect(await served()).toEqual(before)
  },
)
