import { viewerTime } from '@tomogolf/format/viewer-time'
import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases/languages'
import { useHydrated } from './use-hydrated.ts'

/**
 * Local time of the viewer. Null on the server and during hydration: only the browser knows the
 * time zone.
 */
export function useViewerTime(at: Instant, language: Language): ReturnType<typeof viewerTime> {
  return useHydrated() ? viewerTime(at, language) : null
}
