/** Milliseconds from the last chunk that a navigation cancels to the end of its page. */
const NAVIGATION_TIME = 1000

/**
 * Reloads a page whose chunk a new release has removed. A link pressed before hydration cancels
 * chunks, too: reloading at once would cancel its navigation.
 */
export function reloadOnMissingChunk(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    setTimeout(() => {
      if (navigator.onLine) reload()
    }, NAVIGATION_TIME)
  })
}
