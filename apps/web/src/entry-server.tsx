import { renderToString } from 'react-dom/server'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script'
import { AREAS, withErrors, type Area } from '@tomogolf/phrases/areas'
import type { Language } from '@tomogolf/phrases/languages'
import { deferScripts } from './hydration/deferred-scripts.ts'
import { NotFoundPage } from './features/shell/lazy-not-found-page.ts'
import { SocialLinks } from './features/shell/lazy-social-links.ts'
import { loadSignedInParts } from './features/shell/signed-in.ts'
import { replayEvents } from './hydration/event-replay.ts'
import { routerState } from './hydration/router-state.ts'
import type { ContentName } from './content/pages.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { createPhrases, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { safeJson } from './lib/safe-json.ts'
import { webManifest } from './manifest.ts'
import type { PageState, Rendered, RenderRequest, RouterState } from './renderer.ts'
import { createAppRouter } from './router.tsx'
import { createBareRouter, sharedAddress } from './shared-address.ts'

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

const LOAD = `(${deferScripts})()`
const REPLAY = `(${replayEvents})()`

export const scriptElements = (preloaded: readonly string[], entries: readonly string[]): string =>
  `<script type="application/json" id="__scripts">${safeJson({ preloaded, entries })}</script>` +
  `<script>${LOAD}</script>`

/** The scripts of a rendered page; events before its hydration are replayed. */
function pageScripts({ entry, page }: Files, routeIds: readonly string[], dev: boolean): string {
  // the entry runs after its imports
  const entries = dev ? entry : [...entry.slice(1), ...entry.slice(0, 1)]
  const preloaded = dev ? [] : [...entries, ...routeIds.flatMap((id) => page.get(id) ?? [])]
  return `${scriptElements([...new Set(preloaded)], entries)}<script>${REPLAY}</script>`
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
  const router = createAppRouter({
    queryClient,
    phrases: await serverPhrases(request.language, request.dev),
    origin: request.origin,
    renderedAt: request.now,
  })
  await Promise.all([loadSignedInParts(), SocialLinks.preload?.(), NotFoundPage.preload?.()])
  const files = filesFor(request, router.routesById as unknown as RoutesById)
  const handle = createRequestHandler({
    request: new Request(request.url),
    createRouter: () => router,
    getRouterManifest: () => files.manifest,
  })
  try {
    let state: RouterState | undefined
    let html = ''
    const response = await handle(() => {
      state = routerState(router)
      // otherwise the page would contain the router's own script with its state
      router.serverSsr?.takeInitialHydrationScriptTags()
      // not through the body of a Response: encoding and decoding it costs a tenth of a rendering
      html = renderToString(<RouterServer router={router} />)
      return new Response(null, { status: getSsrStatus(router) })
    })
    const location = response.headers.get('location')
    if (location || !state) return { status: response.status, location: location ?? '/', html: '' }
    const data: PageState = {
      origin: request.origin,
      now: request.now,
      ...(request.shared && { shared: true }),
      queries: queryClient
        .getQueryCache()
        .getAll()
        .flatMap(({ queryKey, state: { status, data } }) =>
          status === 'success' ? [[queryKey, data] as const] : [],
        ),
      router: state,
    }
    const end =
      `<script type="application/json" id="__state">${safeJson(data)}</script>` +
      pageScripts(
        files,
        router.stores.matches.get().map(({ routeId }) => routeId),
        request.dev,
      )
    const at = html.lastIndexOf('</body>')
    return {
      status: response.status,
      html: `<!DOCTYPE html>${html.slice(0, at)}${end}${html.slice(at)}`,
    }
  } finally {
    // otherwise the timers of the garbage collection hold every response for five minutes
    queryClient.clear()
  }
}

/** The app's manifest in one language. */
export const manifest = async (language: Language, dev: boolean) =>
  webManifest((await serverPhrases(language, dev)).current().t, language)

/** The router's scroll restoration, in the form in which it renders it. */
const SCROLL = `${getScrollRestorationScriptForRouter(createBareRouter())};document.currentScript.remove()`

export { sharedAddress }

export const inlineScripts: readonly string[] = [LOAD, REPLAY, SCROLL]
