/**
 * What the service worker does with a request. `leave`: not its business; `page`: the network, else the empty shell; `answer`: the
 * network, else what was kept; `file`: hashed, kept when used; `picture`: the same, within a limit.
 */
export type Way = 'leave' | 'page' | 'answer' | 'file' | 'picture'
type Asked = {
  readonly method: string
  readonly mode: string
  readonly url: URL
  readonly origin: string
}

/** Settings are public, and every price on a page is worked out with them. */
const PUBLIC_ADMIN = '/api/admin/settings'
/**
 * Answers that are never kept: the back-office's; files to download; what is too secret or too large for a phone's drawer; and who has
 * arrived, which must never look fresher than it is (that page keeps its own last answer and says how old it is).
 */
const NEVER_KEPT = [
  /^\/api\/(admin|dev|docs|push|analytics|webhooks)(\/|$)/,
  /^\/api\/openapi\.json$/,
  /^\/api\/account\/export$/,
  /^\/api\/auth\/(verify-email|totp)/,
  /^\/api\/games\/[^/]+\/(qr|share-image\.png|calendar\.ics)$/,
  /^\/api\/golf-courses\/search$/,
]
export function wayOf({ method, mode, url, origin }: Asked): Way {
  const { pathname } = url
  if (
    method !== 'GET' ||
    url.origin !== origin ||
    /^\/towkay(\/|$)/.test(pathname) ||
    pathname.startsWith('/assets/admin/')
  )
    return 'leave'
  if (mode === 'navigate') return pathname.startsWith('/api/') ? 'leave' : 'page'
  if (/^\/(?:art|crest|contour|api\/photos)\//.test(pathname)) return 'picture'
  if (pathname.startsWith('/assets/')) return 'file'
  if (
    !pathname.startsWith('/api/') ||
    (pathname !== PUBLIC_ADMIN && NEVER_KEPT.some((kind) => kind.test(pathname)))
  )
    return 'leave'
  return 'answer'
}

/** Most entries of each cache; the oldest go first. A phone has other things to keep. */
export const LIMITS = { answer: 120, file: 300, picture: 300 } as const
/** The keys, oldest first, that have to go. */
export const surplus = <Key>(keys: readonly Key[], limit: number): readonly Key[] =>
  keys.slice(0, Math.max(0, keys.length - limit))

/** Calls after which somebody else may sit in front of the same browser. */
export const changesPerson = (method: string, pathname: string): boolean =>
  method !== 'GET' && /^\/api\/auth\/(login|logout)$|^\/api\/account$/.test(pathname)

/** Fetched with the visitor's cookie after each page load, so that the app opens without a network. */
export const WARM_UP = ['/api/auth/me', '/api/profile', '/api/games?page=1']

/** What every page is drawn with, and the forms: a login empties the drawer while the open page still knows them. */
export const EVERY_PAGE = [PUBLIC_ADMIN, '/api/site', '/api/auth/captcha']
export const MY_GAMES = '/api/my-games?tab=upcoming'
/** More of their games nobody plays before the next page load. */
const MOST_GAMES = 5
/** What the pages of somebody's next games are drawn from, as the list of them was answered. */
export function gamePages(answer: unknown): string[] {
  const { games } = (answer ?? {}) as { games?: unknown }
  return (Array.isArray(games) ? (games as { id?: unknown }[]) : [])
    .flatMap(({ id }) => (typeof id === 'string' ? `/api/games/${encodeURIComponent(id)}` : []))
    .slice(0, MOST_GAMES)
}
/** In place of a drawing or photograph that was never seen, without a network: nothing, instead of a broken picture. */
export const NO_PICTURE = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'content-type': 'image/svg+xml' },
  })

export type Shown = {
  readonly title: string
  readonly body?: string
  readonly url: string
  readonly tag?: string
}
function parsed(text: string | undefined): Partial<Record<keyof Shown, unknown>> | null {
  try {
    return JSON.parse(text ?? 'null') as ReturnType<typeof parsed>
  } catch {
    return null
  }
}
/** A push as it is shown. It must show something whatever arrives, and lead nowhere but to our own pages. */
export function shownPush(text: string | undefined): Shown {
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
