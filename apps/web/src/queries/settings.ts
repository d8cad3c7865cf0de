import { createContext, createElement, useContext, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import {
  DEFAULT_SETTINGS,
  parseSetting,
  type SettingKey,
  type Settings,
} from '@tomogolf/domain/settings'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

type Rows = ResultOf<'GET /api/admin/settings'>
/** The numbers in force. Pages read them from here, so that they show what a charge uses. */
export const settingsQuery = apiQuery('GET /api/admin/settings')

const parsed = new WeakMap<Rows, Settings>()
/** Parses the rows, once per response; an absent or unreadable row has its default. */
export function settingsFrom(rows: Rows | undefined): Settings {
  const known = rows && parsed.get(rows)
  if (known) return known
  const settings: { -readonly [K in SettingKey]: number } = { ...DEFAULT_SETTINGS }
  for (const { settingKey, settingValue } of rows?.settings ?? []) {
    const value = parseSetting(settingKey, settingValue)
    if (value !== undefined) settings[settingKey] = value
  }
  if (rows) parsed.set(rows, settings)
  return settings
}

const SettingsContext = createContext<Settings>(DEFAULT_SETTINGS)

/**
 * Refetches every 5 minutes, with one observer for all components: settings may change under a
 * long-open page.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...settingsQuery, refetchInterval: 5 * 60_000 })
  return createElement(SettingsContext, { value: settingsFrom(data) }, children)
}

export const useSettings = (): Settings => useContext(SettingsContext)

export const useSetting = (key: SettingKey): number => useSettings()[key]
