import type { DehydratedState } from '@tanstack/react-query'
import { urlOf } from './lib/query.ts'

/**
 * Registers /sw.js one second after load, and stores for it what this page did not get through it:
 * its files and pictures, and the API data that came inside the HTML.
 */
export function registerServiceWorker(queries: DehydratedState['queries'] = []) {
  if (!('serviceWorker' in navigator)) return
  const store = async () => {
    const fetched = performance.getEntriesByType('resource').map((entry) => new URL(entry.name)).filter((url) => url.origin === location.origin)
    const keep = async (name: string, pattern: RegExp) => {
      const cache = await caches.open(name)
      for (const { pathname, search } of fetched) {
        if (pattern.test(pathname) && !(await caches.match(pathname + search))) await cache.add(pathname + search).catch(() => undefined)
      }
    }
    await keep('used', /^\/assets\//)
    await keep('art', /^\/(art|crest|contour)\//)
    const api = await caches.open('api')
    for (const query of queries) if (query.state.status === 'success') await api.put(urlOf(query.queryKey), Response.json(query.state.data))
  }
  const register = () => setTimeout(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready // its files are all kept by now
    await store()
  }, 1000)
  if (navigator.serviceWorker.controller) void store()
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
