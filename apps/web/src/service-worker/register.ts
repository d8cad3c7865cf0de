import type { DehydratedState } from '@tanstack/react-query'
import { keepAnswer, warmUp } from './api-cache.ts'
import { urlOf } from '@tomogolf/api-client/query-client.ts'

const SECOND = 1000
const HOUR = 3_600_000
/** What is left of the second after the page's load, milliseconds: the scripts come later than that themselves. */
function untilDue(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.loadEventStart
    ? Math.max(0, page.loadEventStart + SECOND - performance.now())
    : SECOND
}

/** Whether a worker is of this page's version: it then keeps the page's own script. */
const isOurs = (waiting: ServiceWorker, entry: string) =>
  new Promise<boolean>((answer) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', (event) => answer(event.data === true), { once: true })
    port1.start()
    waiting.postMessage({ kind: 'has', entry }, [port2])
  })

/** Calls `onNewer` when a newer version is ready; it takes over when `reload` is called, and not before. */
function watch(
  registration: ServiceWorkerRegistration,
  entry: string,
  onNewer: (reload: () => void) => void,
) {
  const offer = async (waiting: ServiceWorker | null) => {
    if (!waiting || !navigator.serviceWorker.controller) return
    const takeOver = () => waiting.postMessage({ kind: 'take-over' })
    if (await isOurs(waiting, entry)) return takeOver()
    onNewer(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
        once: true,
      })
      takeOver()
    })
  }
  void offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') void offer(next)
    })
  })
  // an installed app may stay open for days
  let asked = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < HOUR) return
    asked = performance.now()
    void registration.update().catch(() => undefined)
  })
}

type Registration = {
  /** The path of the page's own script, which tells its version. */
  entry: string
  queries: DehydratedState['queries']
  onNewer: (reload: () => void) => void
  /** What is fetched from now on is kept. */
  onReady: () => void
}
/**
 * Registers /sw.js one second after load, and stores for it what this page did not get through it:
 * its files and pictures, and the API data that came inside the HTML. Then it fetches what the app needs to open offline.
 */
export function registerServiceWorker({ entry, queries, onNewer, onReady }: Registration) {
  if (!('serviceWorker' in navigator)) return
  const store = async () => {
    const fetched = performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name))
      .filter((url) => url.origin === location.origin)
    const keep = async (name: string, pattern: RegExp) => {
      const cache = await caches.open(name)
      for (const { pathname, search } of fetched) {
        if (pattern.test(pathname) && !(await caches.match(pathname + search)))
          await cache.add(pathname + search).catch(() => undefined)
      }
    }
    // the page's own data first: the person may leave at once
    for (const query of queries)
      if (query.state.status === 'success' && query.state.data !== null)
        await keepAnswer(urlOf(query.queryKey), query.state.data)
    await keep('used', /^\/assets\//)
    await keep('art', /^\/(art|crest|contour)\//)
  }
  const register = () =>
    setTimeout(async () => {
      // nothing where service workers are blocked, whatever the type says: the app works without
      const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
      if (!registration) return
      watch(registration, entry, onNewer)
      const { active } = await navigator.serviceWorker.ready // its files are all kept by now
      onReady()
      await store()
      warmUp(active)
    }, untilDue())
  if (navigator.serviceWorker.controller) void store()
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
