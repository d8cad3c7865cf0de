import { eq } from 'drizzle-orm'
import { settingConflicts, withoutConflicts } from '@tomogolf/domain/setting-conflicts'
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

/**
 * The current settings: stored values where they are valid and do not contradict each other, the
 * defaults elsewhere.
 */
export const readSettings = async (tx: Tx): Promise<Settings> =>
  withoutConflicts(parseRows(await readRows(tx)).settings)

/** The stored texts, also those that do not apply. */
export const readStoredTexts = async (tx: Tx): Promise<ReadonlyMap<string, string>> =>
  new Map((await readRows(tx)).map(({ key, value }) => [key, value]))

/** What is wrong with the stored values, one text each: these values do not apply. */
export async function listSettingProblems(tx: Tx): Promise<string[]> {
  const { settings: stored, unusable } = parseRows(await readRows(tx))
  const applied = withoutConflicts(stored)
  const list = (keys: readonly SettingKey[], of: Settings) =>
    keys.map((key) => `${key} ${of[key]}`).join(', ')
  return [
    ...unusable.map(({ key, value }) => `${key} ${value} is not valid; the default applies`),
    ...settingConflicts(stored).map(
      ({ keys, text }) =>
        `${list(keys, stored)} contradict each other (${text}); applied are ${list(keys, applied)}`,
    ),
  ]
}

type Row = { key: string; value: string }
async function readRows(tx: Tx): Promise<Row[]> {
  // almost every request reads this: a prepared statement without the cost of the query builder
  const { rows } = await tx.executeSql<Row>('SELECT key, value FROM settings', [], 'settings')
  return rows
}
function parseRows(rows: readonly Row[]): { settings: Settings; unusable: Row[] } {
  const settings: { -readonly [K in SettingKey]: number } = { ...DEFAULT_SETTINGS }
  const unusable: Row[] = []
  for (const row of rows) {
    if (!isKey(row.key)) continue
    const number = parseSetting(row.key, row.value)
    if (number === undefined) unusable.push(row)
    else settings[row.key] = number
  }
  return { settings, unusable }
}

/**
 * Lets one operator write at a time: two valid changes together may be a contradiction. Reads are
 * not blocked.
 */
export const lockSettings = (tx: Tx): Promise<unknown> =>
  tx.executeSql('LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE')

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
