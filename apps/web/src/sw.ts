/// <reference lib="webworker" />
// The service worker, no library. The build fills in the two constants and writes this to /sw.js.
declare const __PRECACHE__: string[]
declare const __VERSION__: string
const worker = globalThis as unknown as ServiceWorkerGlobalScope
const SHELL = '/shell'
const APP = `app-${__VERSION__}`
const USED = 'used'
const API = 'api'
const ART = 'art'
/** Pictures kept; the oldest go first. */
const ART_LIMIT = 300

worker.addEventListener('install', (event) => event.waitUntil((async () => {
  const cache = await caches.open(APP)
  await cache.addAll(__PRECACHE__) // hashed names: mostly out of the HTTP cache
  await cache.add(new Request(SHELL, { cache: 'reload' }))
  await worker.skipWaiting()
})()))

worker.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('app-') && name !== APP) await caches.delete(name)
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
})()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/towkay')) return
  if (request.mode === 'navigate') return event.respondWith(navigate(event))
  // who has arrived must never look fresher than it is: the check-in page keeps its own last answer and says how old it is
  if (/^\/api\/games\/[^/]+\/qr$/.test(url.pathname)) return
  if (url.pathname.startsWith('/api/')) return event.respondWith(networkFirst(request))
  if (url.pathname.startsWith('/assets/')) return event.respondWith(cacheFirst(request, USED))
  if (/^\/(art|crest|contour)\//.test(url.pathname)) return event.respondWith(cacheFirst(request, ART))
})

async function navigate(event: FetchEvent) {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  } catch {
    return (await (await caches.open(APP)).match(SHELL)) ?? Response.error()
  }
}

async function networkFirst(request: Request) {
  const cache = await caches.open(API)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(request, response.clone())
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

async function cacheFirst(request: Request, name: string) {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) {
    const cache = await caches.open(name)
    await cache.put(request, response.clone())
    if (name === ART) for (const old of (await cache.keys()).slice(0, -ART_LIMIT)) await cache.delete(old)
  }
  return response
}

type PushMessage = { title: string; body?: string; url?: string }
worker.addEventListener('push', (event) => {
  const message = (event.data?.json() ?? { title: 'TomoGolf' }) as PushMessage
  event.waitUntil(worker.registration.showNotification(message.title, {
    body: message.body, icon: '/icon-192.png', badge: '/icon-192.png', data: { url: message.url ?? '/' },
  }))
})
worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(worker.clients.openWindow((event.notification.data as { url: string }).url))
})
