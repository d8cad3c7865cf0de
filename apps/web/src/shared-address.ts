import type { Language } from '@tomogolf/phrases/languages'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import type { SharedAddress } from './renderer.ts'
import { createAppRouter } from './router.tsx'
import type { FileRoutesById } from './routeTree.gen.ts'

/**
 * Pages that are the same for all visitors without a session. Not among them: what a link of a mail
 * or a code opens, and pages behind the login.
 */
const SHARED = new Set<string | undefined>([
  '/',
  '/about',
  '/book-japan-golf',
  '/cancellation',
  '/contact',
  '/faq',
  '/games/',
  '/games/$id/shared',
  '/golf-courses/',
  '/golf-courses/$slug',
  '/how-it-works',
  '/japan-golf-guide',
  '/japan-golf-rental',
  '/login',
  '/privacy',
  '/problems',
  '/register',
  '/solutions',
  '/terms',
  '/tokushoho',
  '/why-us',
] satisfies (keyof FileRoutesById)[])

/** Longer addresses are searches that are not repeated. */
const LONGEST = 300
/** A device's position, unlike the id of a place, is kept nowhere. */
const POSITION = /^-?\d/

/** A router that renders nothing: it knows the routes and their parameters. */
export const createBareRouter = () =>
  createAppRouter({
    queryClient: createQueryClient(() => Promise.reject(new Error('it fetches nothing'))),
    phrases: undefined as never,
    origin: '',
    renderedAt: 0,
  })
const router = createBareRouter()

/**
 * The address under which a page is shared: known parameters only, sorted. null: the page is not
 * shared, or its router corrects the address, by a redirect.
 */
export function sharedAddress({ pathname, search }: URL): SharedAddress | null {
  const [branch, , route] = router.getMatchedRoutes(pathname)
  if (!SHARED.has(route?.id) || (pathname !== '/' && pathname.endsWith('/'))) return null
  // `/%66aq` is `/faq`, and there are many more such addresses
  if (pathname.includes('%') || pathname.includes('//')) return null
  const given = router.options.parseSearch(search)
  const known: Record<string, unknown> = {}
  for (const { options } of branch)
    if (typeof options.validateSearch === 'function')
      Object.assign(known, options.validateSearch({ ...given, ...known }))
  const isCorrected = Object.keys(known).some(
    (name) => String(known[name] ?? '') !== String(given[name] ?? ''),
  )
  if (isCorrected || POSITION.test(String(known.near ?? ''))) return null
  const sorted = Object.keys(known)
    .filter((name) => known[name] !== undefined)
    .sort()
    .map((name) => [name, known[name]] as const)
  const href = pathname + router.options.stringifySearch(Object.fromEntries(sorted))
  return href.length > LONGEST ? null : { href, language: known.lang as Language | undefined }
}
