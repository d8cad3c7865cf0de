import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_SETTINGS, SETTING_KEYS, type SettingKey } from '@tomogolf/domain/settings'
import { isRefused } from '../../platform/refusal.ts'
import { readSettings } from './settings.repository.ts'
import { writeSettings } from './write-settings.usecase.ts'
import { must } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
const served = async () =>
  Object.fromEntries(
    must(
      await world.call<{ settings: { settingKey: string; settingValue: string }[] }>(
        'GET /api/admin/settings',
      ),
    ).body.settings.map((setting) => [setting.settingKey, setting.settingValue]),
  )
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

test('serves the settings to visitors, and no internal value of the table', async () => {
  await world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('stripe_account', 'acct_secret', now())`,
  )
  expect(await served()).toEqual(
    Object.fromEntries(SETTING_KEYS.map((key) => [key, String(DEFAULT_SETTINGS[key])])),
  )
})
test('an unusable stored value falls back to the default', async () => {
  await world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('join_deadline_hours', 'soon', now()), ('max_languages', '999', now())`,
  )
  expect(await readSettings(world.deps.db)).toEqual(DEFAULT_SETTINGS)
})
test('a changed setting applies at once and is audited with its previous value', async () => {
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
