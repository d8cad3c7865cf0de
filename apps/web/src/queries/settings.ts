import { createContext, createElement, useContext, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  DEFAULT_SETTINGS,
  parseSetting,
  type SettingKey,
  type Settings,
} from '@tomogolf/domain/settings'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

type Rows = ResultOf<'GET /api/admin/settings'>
/** Every number that a page names comes from here, so that no page shows a number that the charge would not use. */
export const settingsQuery = apiQuery('GET /api/admin/settings')

const read = new WeakMap<Rows, Settings>()
/** The rows as numbers, the same for the same rows; what is absent or unreadable has its default. */
export function settingsFrom(rows: Rows | undefined): Settings {
  const known = rows && read.get(rows)
  if (known) return known
  const settings: { -readonly [K in SettingKey]: number } = { ...DEFAULT_SETTINGS }
  for (const { settingKey, settingValue } of rows?.settings ?? []) {
    const value = parseSetting(settingKey, settingValue)
    if (value !== undefined) settings[settingKey] = value
  }
  if (rows) read.set(rows, settings)
  return settings
}

const InForce = createContext<Settings>(DEFAULT_SETTINGS)

/** Refetched every 5 minutes, as they may change under a long-open page: by one watcher for all that name a number. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...settingsQuery, refetchInterval: 5 * 60_000 })
  return createElement(InForce, { value: settingsFrom(data) }, children)
}

export const useSettings = (): Settings => useContext(InForce)

export const useSetting = (key: SettingKey): number => useSettings()[key]
