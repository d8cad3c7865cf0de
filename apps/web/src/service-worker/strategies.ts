/** How the service worker answers a request. */
export type Strategy =
  /** Not handled. */
  | 'bypass'
  /** Network, else the empty shell. */
  | 'navigation'
  /** The request that the browser has sent already, once. */
  | 'single'
  /** Network, else the cached response. */
  | 'api'
  /** Cache, else network; hashed names never change. */
  | 'static'
  /** Like `static`; without a network an empty image. */
  | 'image'
type RequestInfo = {
  readonly method: string
  readonly mode: string
  readonly url: URL
  readonly origin: string
}

/** The settings are public, and every price depends on them. */
const PUBLIC_ADMIN = '/api/admin/settings'
/**
 * Never cached: the admin app, downloads, what is secret or too large for a phone, the names of
 * other players, event streams, which do not end, and the arrivals
 * at a game, which must not look fresher than they are (their page keeps the last response and
 * shows its age).
 */
const NEVER_CACHED = [
  /^\/api\/(admin|dev|docs|push|analytics|webhooks)(\/|$)/,
  /^\/api\/openapi\.json$/,
  /^\/api\/(account\/export|calendar-feed)$/,
  /^\/api\/auth\/(verify-email|totp|callback|identities\/pending)/,
  /^\/api\/games\/[^/]+\/(qr|names|share-image\.png|calendar\.ics|messages\/events)$/,
  /^\/api\/golf-courses\/search$/,
]
/** The return from an issuer, which logs in. */
const CALLBACK = /^\/api\/auth\/callback\//
/** A device's position, unlike the id of a place, is kept nowhere. */
const hasPosition = ({ searchParams }: URL): boolean => /^-?\d/.test(searchParams.get('near') ?? '')

export function strategyFor({ method, mode, url, origin }: RequestInfo): Strategy {
  const { pathname } = url
  if (
    method !== 'GET' ||
    url.origin !== origin ||
    /^\/towkay(\/|$)/.test(pathname) ||
    pathname.startsWith('/assets/admin/')
  )
    return 'bypass'
  // a bypassed navigation is sent a second time after its preload, and what an issuer answers counts once
  if (mode === 'navigate' && CALLBACK.test(pathname)) return 'single'
  if (mode === 'navigate') return /^\/(api|calendar)\//.test(pathname) ? 'bypass' : 'navigation'
  if (/^\/(?:art|crest|contour|api\/photos)\//.test(pathname)) return 'image'
  if (pathname.startsWith('/assets/')) return 'static'
  if (
    !pathname.startsWith('/api/') ||
    hasPosition(url) ||
    (pathname !== PUBLIC_ADMIN && NEVER_CACHED.some((pattern) => pattern.test(pathname)))
  )
    return 'bypass'
  return 'api'
}

/** Maximum entries of each cache. */
export const LIMITS = { api: 120, static: 300, image: 300 } as const
/** The keys beyond the limit; `keys` are oldest first. */
export const evictable = <Key>(keys: readonly Key[], limit: number): readonly Key[] =>
  keys.slice(0, Math.max(0, keys.length - limit))

const CHANGES =
  /^\/api\/(auth\/(login|login-by-code|passkey-login|logout|identities\/pending\/register)|account)$/
/** After these calls another user may use the same browser. */
export const changesUser = (method: string, pathname: string): boolean =>
  CALLBACK.test(pathname) || (method !== 'GET' && CHANGES.test(pathname))

/** Prefetched with the visitor's cookie after each page load, so that the app opens offline. */
export const PREFETCHED = ['/api/auth/me', '/api/profile', '/api/games?page=1']

/**
 * What every page and form needs. Fetched when missing, for a login clears the cache while the open
 * page has them.
 */
export const EVERY_PAGE = [PUBLIC_ADMIN, '/api/site', '/api/auth/captcha']
export const MY_GAMES = '/api/my-games?tab=upcoming'
/** Prefetch at most five upcoming games. */
const MAX_GAMES = 5
/** The API paths of a user's next games, from the response of MY_GAMES. */
export function gamePaths(response: unknown): string[] {
  const { games } = (response ?? {}) as { games?: unknown }
  return (Array.isArray(games) ? (games as { id?: unknown; status?: unknown }[]) : [])
    .slice(0, MAX_GAMES)
    .flatMap(({ id, status }) => {
      if (typeof id !== 'string') return []
      const path = `/api/games/${encodeURIComponent(id)}`
      const paths = [path, `${path}/messages`]
      return status === 'guest' ? [...paths, `${path}/arrival-card`] : paths
    })
}
/** Replaces an image that is not cached, offline: an empty one instead of a broken one. */
export const emptyImage = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'content-type': 'image/svg+xml' },
  })

export type PushNotification = {
  readonly title: string
  readonly body?: string
  readonly url: string
  readonly tag?: string
}
function parsed(text: string | undefined): Partial<Record<keyof PushNotification, unknown>> | null {
  try {
    return JSON.parse(text ?? 'null') as ReturnType<typeof parsed>
  } catch {
    return null
  }
}
/**
 * Reads a push message. Browsers demand a notification for any message; its link opens only our own
 * pages.
 */
export function parsePush(text: string | undefined): PushNotification {
  const message = parsed(text)
  const line = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const url = line(message?.url)
  return {
    title: line(message?.title) ?? 'TomoGolf',
    body: line(message?.body),
    url: url && /^\/(?![/\\])/.test(url) ? url : '/',
    tag: line(message?.tag),
  }
}
