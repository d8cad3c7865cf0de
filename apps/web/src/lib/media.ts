import { useSyncExternalStore } from 'react'

/**
 * Whether a media query matches; false on the server, so only for parts that the browser renders.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
/** The desktop layout. */
export const WIDE = '(min-width: 64rem)'
