/**
 * Cached API responses for opening offline. They belong to one user and are deleted with the
 * session.
 */
export const API_CACHE = 'api'
let cleared = false

/**
 * After a login or a logout: nothing of the previous user stays, and this page adds nothing it has
 * loaded for them.
 */
export async function clearApiCache(): Promise<void> {
  cleared = true
  if ('caches' in window) await caches.delete(API_CACHE)
}
/** Caches a response that came inside the page's HTML. */
export async function cacheResponse(path: string, data: unknown): Promise<void> {
  const cache = await caches.open(API_CACHE)
  if (!cleared) await cache.put(path, Response.json(data))
}
/**
 * Asks the service worker to fetch what the app needs offline, for the current user and the page's
 * language.
 */
export const prefetchForOffline = (worker: ServiceWorker | null | undefined): void =>
  worker?.postMessage({ kind: 'prefetch', language: document.documentElement.lang.slice(0, 2) })
