import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS } from '@tomogolf/domain/setting-defaults'
import type { PageSettings } from '@tomogolf/domain/settings'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { siteQuery } from './site.ts'

type Rows = ResultOf<'GET /api/admin/settings'>['settings']
/** The numbers in force. Pages read them from here, so that they show what a charge uses. */
export const settingsQuery = apiQuery('GET /api/admin/settings')

/**
 * Parses rows; an absent or unreadable one has its default. A newer server may send keys that this
 * page does not know.
 */
export function settingsFrom(rows: Rows): PageSettings {
  const settings: { -readonly [K in keyof PageSettings]: number } = { ...DEFAULT_SETTINGS }
  for (const { settingKey, settingValue } of rows) {
    if (!Object.hasOwn(settings, settingKey)) continue
    // the server sends valid values only; its rules would cost every page some bytes
    const value = Number.parseFloat(settingValue)
    if (Number.isFinite(value)) settings[settingKey as keyof PageSettings] = value
  }
  return settings
}

const SettingsContext = createContext<PageSettings>(DEFAULT_SETTINGS)

/**
 * Refetches every 5 minutes, with one observer for all components: settings may change under a
 * long-open page.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const refetchInterval = 5 * 60_000
  const rules = useQuery({ ...settingsQuery, refetchInterval }).data?.settings
  const shown = useQuery({ ...siteQuery, refetchInterval }).data?.settings
  const value = useMemo(() => settingsFrom([...(rules ?? []), ...(shown ?? [])]), [rules, shown])
  return createElement(SettingsContext, { value }, children)
}

export const useSettings = (): PageSettings => useContext(SettingsContext)

export const useSetting = (key: keyof PageSettings): number => useSettings()[key]
