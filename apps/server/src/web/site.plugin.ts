import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isLanguage, pickLanguage } from '@tomogolf/phrases/languages'
import type { Assets, SharedAddress } from '@tomogolf/web/renderer'
import { artRoutes } from './art.routes.ts'
import { productionBuild, viteBuild } from './client-build.ts'
import { contentSecurityPolicy, type ExtraSources } from './csp.ts'
import { guardAdmin } from './admin-guard.ts'
import { CachedPage, PageCache } from './page-cache.ts'
import { isUnchanged, renderPage, type Rendering } from './render-page.ts'
import { pageHeaders, sendRendered, sendShared } from './send-page.ts'

export type SiteOptions = {
  /** The folder of the web app (`apps/web`). */
  root: string
  dev: boolean
  /** The public origin, for canonical addresses. */
  origin: string
  sessionOf: (request: FastifyRequest) => Promise<{ isAdmin: boolean } | null>
  /** Whether the request has a session cookie, valid or not. */
  hasSession: (request: FastifyRequest) => boolean
  /** The server's clock, milliseconds since 1970. */
  now: () => number
  csp: ExtraSources
  /** How long a shared page is sent without asking the API; 0 renders every page. */
  cacheTtlMs: number
}

/** How long a shared page shows the time of its rendering. */
const RENDERED_FOR_MS = 10_000
/** A page is about 30 kB in memory. */
const CACHE = { maxEntries: 5000, maxBytes: 32 * 2 ** 20 }

/** Addresses whose routing is remembered; longer ones are not. */
const MAX_ADDRESSES = 5000
const LONGEST_ADDRESS = 400

const savedLanguage = (cookies: string | undefined) =>
  /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1]

/**
 * The website: server-rendered pages with status, redirects and data, static files, drawings and
 * the offline shell.
 */
export const site: FastifyPluginAsync<SiteOptions> = async (
  app,
  { root, dev, origin, sessionOf, hasSession, now, csp, cacheTtlMs },
) => {
  guardAdmin(app, sessionOf)
  const { renderer, assets, adminAssets } = await (dev
    ? viteBuild(app, root)
    : productionBuild(app, root))
  await app.register(artRoutes)

  const pages = new PageCache({ ttlMs: dev ? 0 : cacheTtlMs, ...CACHE })
  if (app.hasDecorator('responseCache')) app.responseCache.onInvalidate(() => pages.invalidate())

  let knownHeaders: ReturnType<typeof pageHeaders> | undefined
  /** In development the inline scripts change with their sources. */
  const headers = async () => {
    if (dev || !knownHeaders) {
      const { inlineScripts } = await renderer()
      knownHeaders = pageHeaders(contentSecurityPolicy(inlineScripts, csp, dev))
    }
    return knownHeaders
  }

  /** An empty document that loads a client-side app. */
  const emptyPage = async (reply: FastifyReply, { js, css }: Assets, body: string) => {
    const { scriptElements } = await renderer()
    const sheets = css.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
    const entries = dev ? js : js.slice(0, 1)
    return reply
      .headers({ ...(await headers()), 'cache-control': 'private, no-cache' })
      .send(
        '<!DOCTYPE html><html><head><meta charset="utf-8">' +
          '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
          '<link rel="icon" href="/icon.svg" type="image/svg+xml">' +
          `${sheets}</head><body>${body}${scriptElements(dev ? [] : js, entries)}</body></html>`,
      )
  }
  // the service worker caches it for navigation without a network
  app.get('/shell', (_request, reply) => emptyPage(reply, assets('src/entry-client.tsx'), ''))
  // a separate app; the guard has redirected everyone but administrators
  app.get('/towkay/*', (_request, reply) =>
    emptyPage(
      reply.header('x-robots-tag', 'noindex'),
      adminAssets('../admin/src/entry.tsx'),
      '<div id="admin"></div>',
    ),
  )

  const languageOf = (request: FastifyRequest, url: URL) =>
    pickLanguage(
      url.searchParams.get('lang'),
      savedLanguage(request.headers.cookie),
      request.headers['accept-language'],
    )
  // in the language of the page; browsers read it at installation and from time to time afterwards
  app.get('/app.webmanifest', async (request, reply) => {
    const language = languageOf(request, new URL(request.url, origin))
    const body = JSON.stringify(await (await renderer()).manifest(language, dev))
    return reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'cookie, accept-language',
      })
      .send(body)
  })

  const urlOf = (request: FastifyRequest) => new URL(request.url.replace(/^[/\\]{2,}/, '/'), origin)
  // routing costs as much as the rest of a page from the cache
  const addresses = new LRUCache<string, { shared: SharedAddress | null }>({ max: MAX_ADDRESSES })
  async function sharedAddressOf(request: FastifyRequest): Promise<SharedAddress | null> {
    const known = addresses.get(request.url)
    if (known) return known.shared
    const shared = (await renderer()).sharedAddress(urlOf(request))
    if (request.url.length < LONGEST_ADDRESS) addresses.set(request.url, { shared })
    return shared
  }

  /** A page of one visitor. */
  async function sendOwn(
    request: FastifyRequest,
    reply: FastifyReply,
    { status, html, location, cookies }: Rendering,
    cacheControl: string,
  ) {
    if (cookies.length) reply.header('set-cookie', [...cookies])
    reply.header('cache-control', cacheControl)
    if (location !== undefined) return reply.redirect(location, status)
    reply
      .code(status)
      .headers({ ...(await headers()), 'x-server-time': new Date(now()).toISOString() })
    return sendRendered(request, reply, html)
  }
  const ownPage = async (request: FastifyRequest) => {
    const url = urlOf(request)
    return renderPage(
      app,
      await renderer(),
      { url, origin, dev, assets, language: languageOf(request, url), now: now() },
      { ip: request.ip, cookie: request.headers.cookie },
      false,
    )
  }

  /** A page for visitors without a session: from the cache if its address is shared. */
  async function visitorPage(request: FastifyRequest, reply: FastifyReply) {
    const address = pages.enabled ? await sharedAddressOf(request) : null
    if (!address) return sendOwn(request, reply, await ownPage(request), 'private, no-cache')
    const saved = savedLanguage(request.headers.cookie)
    const language =
      address.language ?? pickLanguage(null, saved, request.headers['accept-language'])
    const decidedBy = address.language ? 'address' : isLanguage(saved) ? 'cookie' : 'header'
    const key = `${language} ${address.href}`
    const time = now() - (now() % RENDERED_FOR_MS)
    const send = async (page: CachedPage) =>
      sendShared(request, reply.headers(await headers()), page, decidedBy)
    const known = pages.known(key, time)
    if (known) return send(known)
    const page = { origin, dev, assets, language, now: time, url: new URL(address.href, origin) }
    // no cookie: what the API says is for every visitor without a session
    const caller = { ip: request.ip, cookie: undefined }
    let isOwn = false
    const found = await pages.get(key, time, {
      isUnchanged: (answers) => isUnchanged(app, page, caller, answers),
      render: async () => {
        isOwn = true
        return renderPage(app, await renderer(), page, caller, true)
      },
    })
    if (found instanceof CachedPage) return send(found)
    // the rate limit of the visitor who rendered is not this one's
    const own = found.isLimited && !isOwn ? await ownPage(request) : found
    return sendOwn(request, reply, own, 'private, no-cache')
  }

  // before any cache: what a session sees is for its user alone
  app.get('/*', async (request, reply) =>
    hasSession(request)
      ? sendOwn(request, reply, await ownPage(request), 'private, no-store')
      : visitorPage(request, reply),
  )
}
