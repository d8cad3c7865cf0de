import { settingConflicts, type SettingConflict } from '../setting-conflicts.ts'
import { parseSetting, type SettingKey, type Settings } from '../settings.ts'
import { fromJapanText } from '../time.ts'
import { withFee, type RegionLaunch } from './region-launch.ts'

export type LaunchProblem = 'dates' | 'fee' | 'headStart' | SettingConflict

/** Why the values of a region make no sense, or contradict the settings; null when they do not. */
export function launchProblem(
  { fee, headStartHours }: RegionLaunch,
  settings: Settings,
): LaunchProblem | null {
  if (headStartHours !== null && isRefused('wish_head_start_hours', headStartHours))
    return 'headStart'
  if (!fee) return null
  if (
    isRefused('platform_fee_percent', fee.percent) ||
    isRefused('platform_fee_base_usd', fee.baseUsd) ||
    isRefused('platform_fee_base_jpy', fee.baseJpy)
  )
    return 'fee'
  const [from, to] = [fromJapanText(fee.from), fromJapanText(fee.to)]
  if (from === undefined || to === undefined || to < from) return 'dates'
  return settingConflicts(withFee(settings, fee))[0] ?? null
}
const isRefused = (key: SettingKey, value: number): boolean =>
  parseSetting(key, String(value)) === undefined
