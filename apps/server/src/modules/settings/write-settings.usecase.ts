import type { ErrorDetail } from '@tomogolf/contract/api/errors'
import { launchProblem, type LaunchProblem } from '@tomogolf/domain/launch/launch-problem'
import type { Launches } from '@tomogolf/domain/launch/region-launch'
import { settingConflicts, type SettingConflict } from '@tomogolf/domain/setting-conflicts'
import {
  DEFAULT_SETTINGS,
  SETTINGS,
  SETTING_KEYS,
  parseSetting,
  settingText,
  type SettingKey,
  type Settings,
} from '@tomogolf/domain/settings'
import { japanDate, type Instant } from '@tomogolf/domain/time'
import { refusalValues } from '@tomogolf/format/refusal-values'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Refused } from '../../platform/refusal.ts'
import { writeAudit } from './audit.repository.ts'
import { lockLaunches, readLaunches } from './launches/launches.repository.ts'
import {
  lockSettings,
  readSettings,
  readStoredTexts,
  upsertSetting,
} from './settings.repository.ts'

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
 * Stores all values or, when one is invalid, contradicts another or a region, or is stale, none. Existing
 * participations keep the terms that were agreed.
 */
export async function writeSettings(
  deps: Deps,
  input: WriteSettings,
): Promise<Settings | Refused<'STALE_EDIT' | 'VALIDATION_ERROR'>> {
  const details = input.settings.flatMap(({ settingKey, settingValue }) =>
    findProblem(deps, input.language, settingKey, settingValue),
  )
  if (details.length) return { refused: 'VALIDATION_ERROR', details }
  return deps.db.transaction(async (tx) => {
    await lockSettings(tx)
    const before = await readSettings(tx)
    const stale = (input.seen ?? []).flatMap(({ settingKey, settingValue }) =>
      findConflict(deps, input.language, settingKey, settingValue, before[settingKey]),
    )
    if (stale.length) return { refused: 'STALE_EDIT' as const, details: stale }
    const written = new Map(
      input.settings.map((row) => [
        row.settingKey,
        parseSetting(row.settingKey, row.settingValue)!,
      ]),
    )
    const after: Settings = { ...before, ...Object.fromEntries(written) }
    await lockLaunches(tx)
    const contradictions = [
      ...findContradictions(deps, input.language, after, written),
      ...findInRegions(deps, input.language, { launches: await readLaunches(tx), after, written }),
    ]
    if (contradictions.length)
      return { refused: 'VALIDATION_ERROR' as const, details: contradictions }
    await storeChanges(tx, input, after, deps.clock.now())
    return after
  })
}

/** Stores what differs from the table. A stored value that did not apply is corrected with it. */
async function storeChanges(
  tx: Tx,
  { actorId, ip, reason }: WriteSettings,
  after: Settings,
  now: Instant,
): Promise<void> {
  const stored = await readStoredTexts(tx)
  for (const key of SETTING_KEYS) {
    const before = stored.get(key) ?? settingText(key, DEFAULT_SETTINGS[key])
    if (parseSetting(key, before) === after[key]) continue
    await upsertSetting(tx, key, settingText(key, after[key]), actorId, now)
    await writeAudit(tx, now, {
      actorId,
      ip,
      action: 'settings.write',
      subject: key,
      reason: reason ?? null,
      before,
      after: settingText(key, after[key]),
    })
  }
}

const findConflict = (
  { phrase }: Deps,
  language: Language,
  path: SettingKey,
  seen: string,
  now: number,
): ErrorDetail[] =>
  parseSetting(path, seen) === now
    ? []
    : [
        {
          path,
          code: 'changed',
          message: phrase(language, 'errors.field.changed', { value: settingText(path, now) }),
        },
      ]

/** One detail for each contradiction, at the first of its settings that this change names. */
const findContradictions = (
  { phrase }: Deps,
  language: Language,
  settings: Settings,
  written: ReadonlyMap<SettingKey, number>,
): ErrorDetail[] =>
  settingConflicts(settings).map(({ text, keys, params }) => ({
    path: keys.find((key) => written.has(key)) ?? keys[0]!,
    code: 'contradiction',
    message: phrase(language, `admin.settingConflict.${text}`, refusalValues(params, language)),
  }))

/** The same with the fees of regions that apply today or later. */
function findInRegions(
  { phrase, clock }: Deps,
  language: Language,
  {
    launches,
    after,
    written,
  }: { launches: Launches; after: Settings; written: ReadonlyMap<SettingKey, number> },
): ErrorDetail[] {
  const today = japanDate(clock.now())
  return [...launches].flatMap(([region, launch]) => {
    if (launch.fee === null || launch.fee.to < today) return []
    const problem = launchProblem(launch, after)
    const key = hasKeys(problem) && problem.keys.find((name) => written.has(name))
    if (!key || !hasKeys(problem)) return []
    const values = refusalValues(problem.params, language)
    const message = phrase(language, 'admin.settingConflict.inRegion', {
      region: phrase(language, `common.region.${region}`),
      problem: phrase(language, `admin.settingConflict.${problem.text}`, values),
    })
    return [{ path: key, code: 'contradiction', message }]
  })
}
const hasKeys = (problem: LaunchProblem | null): problem is SettingConflict =>
  typeof problem === 'object' && problem !== null

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
