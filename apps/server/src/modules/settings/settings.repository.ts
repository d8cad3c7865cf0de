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

/** The numbers that every rule uses now: stored values where they are usable, the defaults elsewhere. */
export async function readSettings(tx: Tx): Promise<Settings> {
  // read with almost every call, so by plain SQL
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

/** One stored text; the table also keeps marks of the product's own, such as which course list was imported. */
export async function readStored(tx: Tx, key: string): Promise<string | undefined> {
  return (
    await tx.orm.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  )[0]?.value
}

export async function store(
  tx: Tx,
  key: string,
  value: string,
  by: string | null,
  at: Instant,
): Promise<void> {
  const row = { value, updatedAt: at, updatedBy: by }
  await tx.orm
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
}
