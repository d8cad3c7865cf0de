import {
  PUBLIC_SETTING_KEYS,
  SETTING_KEYS,
  SITE_SETTING_KEYS,
  settingText,
  type SettingKey,
  type Settings,
} from '@tomogolf/domain/settings'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'

type Rows = ResultOf<'GET /api/admin/settings'>['settings']
const toRows = (settings: Settings, keys: readonly SettingKey[]): Rows =>
  keys.map((key) => ({ settingKey: key, settingValue: settingText(key, settings[key]) }))

/** All settings, for administrators; never an internal value of the table. */
export const presentSettings = (settings: Settings): { settings: Rows } => ({
  settings: toRows(settings, SETTING_KEYS),
})
/** What everybody else reads: a fixed list, so that a new setting is not published by itself. */
export const presentPublicSettings = (settings: Settings): { settings: Rows } => ({
  settings: toRows(settings, PUBLIC_SETTING_KEYS),
})
/** Further values that pages show. */
export const presentSiteSettings = (settings: Settings): Rows => toRows(settings, SITE_SETTING_KEYS)
