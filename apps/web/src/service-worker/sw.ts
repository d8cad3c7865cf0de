// / <reference lib="webworker" /> The service worker. The build (vite.config.ts) defines the three
// constants and bundles this file to /sw.js.
import { SYNC_TAG } from '../offline/outbox.ts'
import { flushInBackground } from './background-sync.ts'
import {
  changesUser,
  emptyImage,
  EVERY_PAGE,
  evictable,
  gamePaths,
  LIMITS,
  MY_GAMES,
  parsePush,
  PREFETCHED,
  strategyFor,
} from './strategies.ts'

declare const __PRECACHE__: string[]
/** The files with texts, by language. */
declare const __TEXTS__: Readonly<Record<string, readonly string[]>>
declare const __VERSION__: string
const worker = globalThis as unknown as ServiceWorkerGlobalScope
const SHELL = '/shell'
const APP = `app-${__VERSION__}`
const CACHES = { static: 'used', api: 'api', image: 'art' } as const
/** Counts changes of the user: a response that a previous user requested is not cached. */
let userVersion = 0

worker.addEventListener('install', (event) =>
  event.waitUntil(
    (async () => {
      const cache = await caches.open(APP)
      await cache.addAll(__PRECACHE__) // hashed names: mostly in the HTTP cache
      await cache.add(new Request(SHELL, { cache: 'reload' }))
    })(),
  ),
)

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      // open pages of the previous version load their chunks from its cache
      const apps = (await caches.keys()).filter((name) => name.startsWith('app-') && name !== APP)
      for (const name of apps.slice(0, -1)) await caches.delete(name)
      await worker.registration.navigationPreload?.enable()
      await worker.clients.claim()
    })(),
  ),
)

worker.addEventListener('message', (event) => {
  const { kind, entry, language } = event.data as {
    kind: 'skip-waiting' | 'has-entry' | 'prefetch'
    entry?: string
    language?: string
  }
  if (kind === 'skip-waiting') event.waitUntil(worker.skipWaiting())
  if (kind === 'has-entry') event.ports[0]?.postMessage(__PRECACHE__.includes(entry ?? ''))
  if (kind === 'prefetch')
    event.waitUntil(Promise.all([prefetchData(), cacheTexts(language ?? '')]))
})

const prefetch = (path: string) =>
  networkFirst(
    new Request(path, {
      credentials: 'include',
      headers: { accept: 'application/json', 'X-Silent-Auth': '1' },
    }),
  )
/** The data the app opens with; for a signed-in user also the upcoming games. */
async function prefetchData() {
  const [me] = await Promise.all(PREFETCHED.map(prefetch))
  const myGames = me?.ok ? gamePaths(await (await prefetch(MY_GAMES)).json()) : []
  const cache = await caches.open(CACHES.api)
  for (const path of [...EVERY_PAGE, ...myGames])
    if (!(await cache.match(path))) await prefetch(path)
}
/** Caches the texts of every page in one language: about 60 kB, once for each version. */
async function cacheTexts(language: string) {
  const cache = await caches.open(APP)
  await Promise.all(
    (__TEXTS__[language] ?? []).map(
      async (text) => (await caches.match(text)) || cache.add(text).catch(() => undefined),
    ),
  )
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (changesUser(request.method, url.pathname)) userVersion++
  const { method, mode } = request
  const strategy = strategyFor({ method, mode, url, origin: location.origin })
  if (strategy === 'navigation') event.respondWith(navigate(event))
  if (strategy === 'single') event.respondWith(preloadedOrSent(event))
  if (strategy === 'api') event.respondWith(networkFirst(request))
  if (strategy === 'static' || strategy === 'image')
    event.respondWith(cacheFirst(request, strategy))
})

const preloadedOrSent = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)

async function navigate(event: FetchEvent) {
  try {
    return await preloadedOrSent(event)
  } catch {
    return (await (await caches.open(APP)).match(SHELL)) ?? Response.error()
  }
}

async function networkFirst(request: Request) {
  const requestedBy = userVersion
  const isSameUser = () => requestedBy === userVersion
  const cache = await caches.open(CACHES.api)
  try {
    const response = await fetch(request)
    if (response.ok) await store('api', request, response.clone(), isSameUser)
    // the session has ended: delete its data
    if (
      response.status === 401 &&
      isSameUser() &&
      new URL(request.url).pathname === '/api/auth/me' &&
      (await cache.match('/api/auth/me'))
    )
      await caches.delete(CACHES.api)
    return response
  } catch {
    const cached = await cache.match(request)
    if (!cached)
      return Response.json({ code: 'NETWORK_ERROR', message: 'offline' }, { status: 503 })
    // the cached server time is old: the page must not sync its clock with it
    const headers = new Headers(cached.headers)
    headers.delete('x-server-time')
    return new Response(cached.body, { status: cached.status, headers })
  }
}

async function cacheFirst(request: Request, strategy: 'static' | 'image') {
  const cached = await caches.match(request)
  if (cached) return cached
  try {
    const response = await fetch(request)
    if (response.ok) await store(strategy, request, response.clone())
    return response
  } catch (error) {
    if (strategy === 'static') throw error
    return emptyImage()
  }
}

async function store(
  strategy: keyof typeof LIMITS,
  request: Request,
  response: Response,
  mayStore = () => true,
) {
  const { status, headers } = response
  try {
    // reads the whole body first: a response that breaks off must not replace a good one
    const body = await response.blob()
    const cache = await caches.open(CACHES[strategy])
    if (!mayStore()) return
    // an entry that is put again becomes the newest
    await cache.put(request, new Response(body, { status, headers }))
    for (const key of evictable(await cache.keys(), LIMITS[strategy])) await cache.delete(key)
  } catch {
    /* broken off, or the disk is full: the page has its response anyway */
  }
}

// flushes check-ins and marks that were queued without a network
worker.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
  if ((event as Event & { tag?: string }).tag === SYNC_TAG)
    (event as ExtendableEvent).waitUntil(flushInBackground())
})

worker.addEventListener('push', (event) => {
  const { title, body, url, tag } = parsePush(event.data?.text())
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      data: { url },
    }),
  )
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data as { url: string }
  event.waitUntil(
    (async () => {
      const [client] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
      // an open window navigates; one that cannot stays, and a new window opens
      const navigated = await client?.navigate(url).catch(() => null)
      if (navigated) await navigated.focus()
      else await worker.clients.openWindow(url)
    })(),
  )
})
// the browser has replaced its subscription
worker.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription }
  if (!oldSubscription) return
  const renew = async () => {
    const subscription = await worker.registration.pushManager.subscribe(oldSubscription.options)
    await fetch('/api/push/subscriptions', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
    })
  }
  ;(event as ExtendableEvent).waitUntil(renew())
})
