import { dehydrate } from '@tanstack/react-query'
import {
  createRequestHandler,
  renderRouterToString,
  RouterServer,
} from '@tanstack/react-router/ssr/server'
import { AREAS, withErrors, type Area } from '@tomogolf/phrases/areas'
import type { Language } from '@tomogolf/phrases/languages'
import { deferScripts } from './hydration/deferred-scripts.ts'
import { SocialLinks } from './features/shell/lazy-social-links.ts'
import { loadSignedInParts } from './features/shell/signed-in.ts'
import { replayEvents } from './hydration/event-replay.ts'
import type { ContentName } from './content/pages.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { createPhrases, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { safeJson } from './lib/safe-json.ts'
import { webManifest } from './manifest.ts'
import type { PageState, Rendered, RenderRequest } from './renderer.ts'
import { createAppRouter } from './router.tsx'

const ENTRY = 'src/entry-client.tsx'
/** A file route's id to the module of its lazy half; mechanical because routes live in folders. */
const moduleOf = (id: string) =>
  `src/routes${id.endsWith('/') ? `${id}index` : id}.tsx?tsr-split=component`
const areaModule = (language: Language) => (area: Area) =>
  `../../packages/phrases/src/areas/${area}/${language}.ts`
const contentModules = (name: ContentName | undefined, language: Language) =>
  name ? ['src/content/files.ts', `src/content/${name}/${language}.ts`] : []
/** Made by vite.config.ts: one chunk a language. */
const coreChunk = (language: Language) => `phrases-${language}`

type Manifest = { routes: Record<string, { css?: string[] }> }
/** `page`: what each route needs beyond the entry. */
type Files = {
  manifest: Manifest
  entry: readonly string[]
  page: ReadonlyMap<string, readonly string[]>
}
type RoutesById = Record<
  string,
  { options: { staticData?: { areas?: readonly Area[]; content?: ContentName } } }
>
const known = new Map<Language, Files>()

/**
 * From Vite's manifest, once a language: the router's asset manifest (a route's style sheets), and
 * the scripts, which wait for the first view.
 */
function filesFor(request: RenderRequest, routes: RoutesById): Files {
  const { assets, dev, language } = request
  const found = known.get(language)
  if (found && !dev) return found
  const entry = assets(ENTRY)
  const manifest: Manifest = { routes: { __root__: { css: entry.css } } }
  const page = new Map<string, readonly string[]>([['__root__', assets(coreChunk(language)).js]])
  for (const [id, route] of dev ? [] : Object.entries(routes)) {
    if (id === '__root__') continue
    const { areas = [], content } = route.options.staticData ?? {}
    const files = assets(
      moduleOf(id),
      ...withErrors(areas).map(areaModule(language)),
      ...contentModules(content, language),
    )
    manifest.routes[id] = { css: files.css.filter((file) => !entry.css.includes(file)) }
    page.set(
      id,
      files.js.filter((file) => !entry.js.includes(file)),
    )
  }
  const made = { manifest, entry: entry.js, page }
  known.set(language, made)
  return made
}

/**
 * The inline script of a page: loads its scripts after the first paint and replays earlier events.
 */
function inlineScript(
  { entry, page }: Files,
  routeIds: readonly string[],
  { dev, nonce }: RenderRequest,
): string {
  // the entry runs after its imports
  const entries = dev ? entry : [...entry.slice(1), ...entry.slice(0, 1)]
  const preloaded = dev ? [] : [...entries, ...routeIds.flatMap((id) => page.get(id) ?? [])]
  const args = `${safeJson([...new Set(preloaded)])},${safeJson(entries)}`
  return `<script nonce="${nonce}">(${deferScripts})(${args});(${replayEvents})()</script>`
}

const phrasesOf = new Map<Language, Promise<Phrases>>()
/** One table a language for all requests: on the server it never switches. */
function serverPhrases(language: Language, dev: boolean): Promise<Phrases> {
  const known = phrasesOf.get(language)
  if (known && !dev) return known
  const made = createPhrases(language, AREAS)
  phrasesOf.set(language, made)
  return made
}

/** One page: its HTML with the data to hydrate it, or where to go instead, and the HTTP status. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const queryClient = createQueryClient(async (path) => {
    const answer = await request.fetcher(path)
    if (answer.status >= 400) throw new ApiError(answer.status, answer.body)
    return answer.body
  })
  const router = createAppRouter(
    {
      queryClient,
      phrases: await serverPhrases(request.language, request.dev),
      origin: request.origin,
      renderedAt: request.now,
    },
    request.nonce,
  )
  await Promise.all([loadSignedInParts(), SocialLinks.preload?.()])
  const files = filesFor(request, router.routesById as unknown as RoutesById)
  const handle = createRequestHandler({
    request: new Request(request.url),
    createRouter: () => router,
    getRouterManifest: () => files.manifest,
  })
  try {
    const response = await handle(({ responseHeaders }) =>
      renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
    )
    const location = response.headers.get('location')
    if (location) return { status: response.status, location, html: '' }
    const state: PageState = {
      origin: request.origin,
      now: request.now,
      query: dehydrate(queryClient),
    }
    const data = `<script type="application/json" id="__state">${safeJson(state)}</script>`
    const script = inlineScript(
      files,
      router.stores.matches.get().map(({ routeId }) => routeId),
      request,
    )
    return {
      status: response.status,
      html: (await response.text()).replace('</body>', () => `${data}${script}</body>`),
    }
  } finally {
    // otherwise the timers of the garbage collection hold every response for five minutes
    queryClient.clear()
  }
}

/** The app's manifest in one language. */
export const manifest = async (language: Language, dev: boolean) =>
  webManifest((await serverPhrases(language, dev)).current().t, language)
