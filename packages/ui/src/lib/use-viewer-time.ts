import { viewerTime } from '@tomogolf/format/format'
import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases/languages'
import { useHydrated } from './hydrated.ts'

/** The viewer's local time; null on the server and during hydration, because only the browser knows the zone. */
export function useViewerTime(at: Instant, language: Language): ReturnType<typeof viewerTime> {
  return useHydrated() ? viewerTime(at, language) : null
}
