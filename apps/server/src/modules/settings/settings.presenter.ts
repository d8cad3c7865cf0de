import { SETTING_KEYS, type Settings } from '@tomogolf/domain/settings'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'

/** Only the keys of `SETTINGS`; the table contains internal values too. */
export const presentSettings = (settings: Settings): ResultOf<'GET /api/admin/settings'> => ({
  settings: SETTING_KEYS.map((key) => ({ settingKey: key, settingValue: String(settings[key]) })),
})
