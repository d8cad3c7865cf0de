/// <reference lib="webworker" />
// The service worker, no library. The build fills in the three constants and writes this, with its rules, to /sw.js.
import { SYNC_TAG } from '../offline/check-in-outbox.ts'
import { sendKept } from './flush-outbox.ts'
import {
  changesPerson,
  EVERY_PAGE,
  gamePages,
  LIMITS,
  MY_GAMES,
  NO_PICTURE,
  shownPush,
  surplus,
  WARM_UP,
  wayOf,
} from './strategies.ts'

declare const __PRECACHE__: string[]
/** By language. */
declare const __TEXTS__: Readonly<Record<string, readonly string[]>>
declare const __VERSION__: string
const worker = globalThis as unknown as ServiceWorkerGlobalScope
const SHELL = '/shell'
const APP = `app-${__VERSION__}`
const CACHES = { file: 'used', answer: 'api', picture: 'art' } as const
/** Counts who sits here: an answer that was asked for by the one before is not kept. */
let person = 0

worker.addEventListener('install', (event) =>
  event.waitUntil(
    (async () => {
      const cache = await caches.open(APP)
      await cache.addAll(__PRECACHE__) // hashed names: mostly out of the HTTP cache
      await cache.add(new Request(SHELL, { cache: 'reload' }))
    })(),
  ),
)

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      // pages of the version before are still open somewhere, and load their parts from its cache
      const apps = (await caches.keys()).filter((name) => name.startsWith('app-') && name !== APP)
      for (const name of apps.slice(0, -1)) await caches.delete(name)
      await worker.registration.navigationPreload?.enable()
      await worker.clients.claim()
    })(),
  ),
)

worker.addEventListener('message', (event) => {
  const { kind, entry, language } = event.data as {
    kind: 'take-over' | 'has' | 'warm-up'
    entry?: string
    language?: string
  }
  if (kind === 'take-over') event.waitUntil(worker.skipWaiting())
  if (kind === 'has') event.ports[0]?.postMessage(__PRECACHE__.includes(entry ?? ''))
  if (kind === 'warm-up') event.waitUntil(Promise.all([fetchAhead(), keepTexts(language ?? '')]))
})

const ahead = (path: string) =>
  networkFirst(
    new Request(path, {
      credentials: 'include',
      headers: { accept: 'application/json', 'X-Silent-Auth': '1' },
    }),
  )
/** What the app opens with; for whoever is signed in, their games to come, too. */
async function fetchAhead() {
  const [me] = await Promise.all(WARM_UP.map(ahead))
  const mine = me?.ok ? gamePages(await (await ahead(MY_GAMES)).json()) : []
  const cache = await caches.open(CACHES.answer)
  for (const path of [...EVERY_PAGE, ...mine]) if (!(await cache.match(path))) await ahead(path)
}
/** The texts of every page in one language: some sixty kilobytes, once for each version. */
async function keepTexts(language: string) {
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
  if (changesPerson(request.method, url.pathname)) person++
  const way = wayOf({ method: request.method, mode: request.mode, url, origin: location.origin })
  if (way === 'page') event.respondWith(navigate(event))
  if (way === 'answer') event.respondWith(networkFirst(request))
  if (way === 'file' || way === 'picture') event.respondWith(cacheFirst(request, way))
})

async function navigate(event: FetchEvent) {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  } catch {
    return (await (await caches.open(APP)).match(SHELL)) ?? Response.error()
  }
}

async function networkFirst(request: Request) {
  const asked = person
  const cache = await caches.open(CACHES.answer)
  try {
    const response = await fetch(request)
    if (response.ok) await keep('answer', request, response.clone(), () => asked === person)
    // the session has ended: nothing of it stays behind
    if (
      response.status === 401 &&
      asked === person &&
      new URL(request.url).pathname === '/api/auth/me' &&
      (await cache.match('/api/auth/me'))
    )
      await caches.delete(CACHES.answer)
    return response
  } catch {
    const kept = await cache.match(request)
    if (!kept) return Response.json({ code: 'NETWORK_ERROR', message: 'offline' }, { status: 503 })
    // a kept answer's clock is old: the page must not set its own by it
    const headers = new Headers(kept.headers)
    headers.delete('x-server-time')
    return new Response(kept.body, { status: kept.status, headers })
  }
}

async function cacheFirst(request: Request, way: 'file' | 'picture') {
  const kept = await caches.match(request)
  if (kept) return kept
  try {
    const response = await fetch(request)
    if (response.ok) await keep(way, request, response.clone())
    return response
  } catch (error) {
    if (way === 'file') throw error
    return NO_PICTURE()
  }
}

async function keep(
  way: keyof typeof LIMITS,
  request: Request,
  response: Response,
  mayStill = () => true,
) {
  const { status, headers } = response
  try {
    // whole, or not at all: an answer that breaks off must not take the place of a good one
    const body = await response.blob()
    const cache = await caches.open(CACHES[way])
    if (!mayStill()) return
    // putting one anew also makes it the newest
    await cache.put(request, new Response(body, { status, headers }))
    for (const old of surplus(await cache.keys(), LIMITS[way])) await cache.delete(old)
  } catch {
    /* broken off, or the disk is full: the page has its answer anyway */
  }
}

// what was scanned or marked at a course without signal
worker.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
  if ((event as Event & { tag?: string }).tag === SYNC_TAG)
    (event as ExtendableEvent).waitUntil(sendKept())
})

worker.addEventListener('push', (event) => {
  const { title, body, url, tag } = shownPush(event.data?.text())
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
      const [open] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
      // an open app goes there itself; a page that cannot be led gets a window beside it
      const led = await open?.navigate(url).catch(() => null)
      if (led) await led.focus()
      else await worker.clients.openWindow(url)
    })(),
  )
})
// the browser has renewed its subscription by itself
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
