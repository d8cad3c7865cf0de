import type { PageState } from '../renderer.ts'
import { cacheResponse, prefetchForOffline } from './api-cache.ts'
import { urlOf } from '@tomogolf/api-client/query-client.ts'

const SECOND = 1000
const HOUR = 3_600_000
/** Milliseconds until one second after the load event, which is earlier than this script. */
function delayAfterLoad(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.loadEventStart
    ? Math.max(0, page.loadEventStart + SECOND - performance.now())
    : SECOND
}

/** Whether a worker has this page's version: its precache then contains the page's entry script. */
const hasSameVersion = (waiting: ServiceWorker, entry: string) =>
  new Promise<boolean>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', (event) => resolve(event.data === true), { once: true })
    port1.start()
    waiting.postMessage({ kind: 'has-entry', entry }, [port2])
  })

/** Calls `onUpdate` when a newer version waits; it becomes active only when `reload` is called. */
function watchForUpdates(
  registration: ServiceWorkerRegistration,
  entry: string,
  onUpdate: (reload: () => void) => void,
) {
  const offer = async (waiting: ServiceWorker | null) => {
    if (!waiting || !navigator.serviceWorker.controller) return
    const activate = () => waiting.postMessage({ kind: 'skip-waiting' })
    if (await hasSameVersion(waiting, entry)) return activate()
    onUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
        once: true,
      })
      activate()
    })
  }
  void offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void offer(installing)
    })
  })
  // an installed app may stay open for days
  let checkedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < HOUR) return
    checkedAt = performance.now()
    void registration.update().catch(() => undefined)
  })
}

/**
 * Caches what this page loaded without the service worker: API data in the HTML, then files and
 * images.
 */
async function cacheLoadedResources(queries: PageState['queries']) {
  const loaded = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin)
  const cacheMatching = async (name: string, pattern: RegExp) => {
    const cache = await caches.open(name)
    for (const { pathname, search } of loaded)
      if (pattern.test(pathname) && !(await caches.match(pathname + search)))
        await cache.add(pathname + search).catch(() => undefined)
  }
  // the data first: the visitor may leave at once
  for (const [key, data] of queries) if (data !== null) await cacheResponse(urlOf(key), data)
  await cacheMatching('used', /^\/assets\//)
  await cacheMatching('art', /^\/(art|crest|contour)\//)
}

type Registration = {
  /** The path of the page's entry script, which identifies its version. */
  entry: string
  queries: PageState['queries']
  onUpdate: (reload: () => void) => void
  /** What is fetched from now on is cached. */
  onReady: () => void
}
/**
 * Registers /sw.js one second after load, caches what the page has loaded, and prefetches what the
 * app needs offline.
 */
export function registerServiceWorker({ entry, queries, onUpdate, onReady }: Registration) {
  if (!('serviceWorker' in navigator)) return
  const register = () =>
    setTimeout(async () => {
      // undefined where service workers are blocked: the app works without
      const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
      if (!registration) return
      watchForUpdates(registration, entry, onUpdate)
      // ready: the precache is complete
      const { active } = await navigator.serviceWorker.ready
      onReady()
      await cacheLoadedResources(queries)
      prefetchForOffline(active)
    }, delayAfterLoad())
  if (navigator.serviceWorker.controller) void cacheLoadedResources(queries)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
