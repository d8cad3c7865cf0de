import { useSyncExternalStore } from 'react'

/** Whether a media query matches. For parts that only the browser draws: on the server it never does. */
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
/** The layout of desktops begins here. */
export const WIDE = '(min-width: 64rem)'
