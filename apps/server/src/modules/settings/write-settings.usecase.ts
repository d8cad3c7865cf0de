import type { ErrorDetail } from '@tomogolf/contract/api/errors'
import { SETTINGS, parseSetting, type SettingKey, type Settings } from '@tomogolf/domain/settings'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import type { Refused } from '../../platform/refusal.ts'
import { writeAudit } from './audit.repository.ts'
import { readSettings, upsertSetting } from './settings.repository.ts'

export type WriteSettings = {
  actorId: string
  ip: string | null
  language: Language
  settings: readonly { settingKey: SettingKey; settingValue: string }[]
  reason?: string | undefined
  /** The values as the operator saw them; another operator may have changed them since. */
  seen?: readonly { settingKey: SettingKey; settingValue: string }[] | undefined
}

/**
 * Stores all values or, when one is invalid or stale, none. Existing participations keep the terms
 * that were agreed.
 */
export async function writeSettings(
  deps: Deps,
  input: WriteSettings,
): Promise<Settings | Refused<'STALE_EDIT' | 'VALIDATION_ERROR'>> {
  const details = input.settings.flatMap(({ settingKey, settingValue }) =>
    findProblem(deps, input.language, settingKey, settingValue),
  )
  if (details.length) return { refused: 'VALIDATION_ERROR', details }
  return deps.db.transaction(async (tx): Promise<Settings | Refused<'STALE_EDIT'>> => {
    const before = await readSettings(tx)
    const stale = (input.seen ?? []).flatMap(({ settingKey, settingValue }) =>
      findConflict(deps, input.language, settingKey, Number(settingValue), before[settingKey]),
    )
    if (stale.length) return { refused: 'STALE_EDIT', details: stale }
    const now = deps.clock.now()
    for (const { settingKey, settingValue } of input.settings) {
      const value = parseSetting(settingKey, settingValue)!
      if (value === before[settingKey]) continue
      await upsertSetting(tx, settingKey, String(value), input.actorId, now)
      await writeAudit(tx, now, {
        actorId: input.actorId,
        ip: input.ip,
        action: 'settings.write',
        subject: settingKey,
        reason: input.reason ?? null,
        before: String(before[settingKey]),
        after: String(value),
      })
    }
    return readSettings(tx)
  })
}

const findConflict = (
  { phrase }: Deps,
  language: Language,
  path: SettingKey,
  seen: number,
  now: number,
): ErrorDetail[] =>
  seen === now
    ? []
    : [{ path, code: 'changed', message: phrase(language, 'errors.field.changed', { value: now }) }]

function findProblem(
  { phrase }: Deps,
  language: Language,
  key: SettingKey,
  text: string,
): ErrorDetail[] {
  if (parseSetting(key, text) !== undefined) return []
  const { min, max } = SETTINGS[key]
  const value = Number(text)
  const [code, params] =
    value < min
      ? (['too_small', { min }] as const)
      : value > max
        ? (['too_big', { max }] as const)
        : (['format', undefined] as const)
  return [{ path: key, code, message: phrase(language, `errors.field.${code}`, params) }]
}
