import { eq } from 'drizzle-orm'
import {
  DEFAULT_SETTINGS,
  SETTING_KEYS,
  parseSetting,
  type SettingKey,
  type Settings,
} from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { settings } from './settings.table.ts'

const isKey = (key: string): key is SettingKey => (SETTING_KEYS as readonly string[]).includes(key)

/** The current settings: stored values where they are valid, the defaults elsewhere. */
export async function readSettings(tx: Tx): Promise<Settings> {
  // almost every request reads this: a prepared statement without the cost of the query builder
  const { rows } = await tx.executeSql<{ key: string; value: string }>(
    'SELECT key, value FROM settings',
    [],
    'settings',
  )
  const stored = rows.flatMap(({ key, value }) => {
    const number = isKey(key) ? parseSetting(key, value) : undefined
    return number === undefined ? [] : [[key, number] as const]
  })
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(stored) }
}

/**
 * One stored text. The table also contains internal values, such as the version of the imported
 * course list.
 */
export async function readSettingText(tx: Tx, key: string): Promise<string | undefined> {
  return (
    await tx.orm.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  )[0]?.value
}

export async function upsertSetting(
  tx: Tx,
  key: string,
  value: string,
  updatedBy: string | null,
  updatedAt: Instant,
): Promise<void> {
  const row = { value, updatedAt, updatedBy }
  await tx.orm
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
}
