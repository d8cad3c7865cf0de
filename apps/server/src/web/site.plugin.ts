import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { pickLanguage } from '@tomogolf/phrases/languages'
import type { Assets } from '@tomogolf/web/renderer'
import { artRoutes } from './art.routes.ts'
import { productionBuild, viteBuild } from './client-build.ts'
import { contentSecurityPolicy, type ExtraSources } from './csp.ts'
import { guardAdmin } from './admin-guard.ts'

export type SiteOptions = {
  /** The folder of the web app (`apps/web`). */
  root: string
  dev: boolean
  /** The public origin, for canonical addresses. */
  origin: string
  sessionOf: (request: FastifyRequest) => Promise<{ isAdmin: boolean } | null>
  /** The server's clock, milliseconds since 1970. */
  now: () => number
  csp: ExtraSources
}

const savedLanguage = (cookies: string | undefined) =>
  /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1]

/**
 * The website: server-rendered pages with status, redirects and data, static files, drawings and
 * the offline shell.
 */
export const site: FastifyPluginAsync<SiteOptions> = async (
  app,
  { root, dev, origin, sessionOf, now, csp },
) => {
  guardAdmin(app, sessionOf)
  const { renderer, assets, adminAssets } = await (dev
    ? viteBuild(app, root)
    : productionBuild(app, root))
  await app.register(artRoutes)

  let knownPolicy: string | undefined
  /** In development the inline scripts change with their sources. */
  const policy = async () => {
    if (dev || knownPolicy === undefined)
      knownPolicy = contentSecurityPolicy((await renderer()).inlineScripts, csp, dev)
    return knownPolicy
  }
  const sendPage = async (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': await policy(),
        // not no-store: that would keep pages out of the browser's back-forward cache
        'cache-control': 'private, no-cache',
        vary: 'cookie, accept-language',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
        'cross-origin-opener-policy': 'same-origin',
        'x-server-time': new Date(now()).toISOString(),
      })
      .send(html)

  /** An empty document that loads a client-side app. */
  const emptyPage = async (reply: FastifyReply, { js, css }: Assets, body: string) => {
    const { scriptElements } = await renderer()
    const sheets = css.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
    const entries = dev ? js : js.slice(0, 1)
    return sendPage(
      reply,
      200,
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

  async function page(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(request.url.replace(/^[/\\]{2,}/, '/'), origin)
    const { cookie } = request.headers
    const language = languageOf(request, url)
    const cookies: string[] = []
    let limited = false
    const { render } = await renderer()
    const rendered = await render({
      url,
      language,
      now: now(),
      dev,
      assets,
      origin,
      // with the visitor's session and without a network call: the API runs in this process
      fetcher: async (path) => {
        const response = await app.inject({
          method: 'GET',
          url: path,
          remoteAddress: request.ip,
          headers: {
            ...(cookie ? { cookie } : {}),
            'accept-language': language,
            accept: 'application/json',
            host: new URL(origin).host,
          },
        })
        limited ||= response.statusCode === 429
        cookies.push(...[response.headers['set-cookie'] ?? []].flat())
        const isJson = response.headers['content-type']?.toString().includes('json')
        return {
          status: response.statusCode,
          body: isJson ? response.json<unknown>() : response.body,
        }
      },
    })
    // the API renewed the session
    if (cookies.length) reply.header('set-cookie', [...new Set(cookies)])
    if (rendered.location)
      return reply
        .header('cache-control', 'private, no-cache')
        .redirect(rendered.location, rendered.status)
    // a rate-limited visitor is no server error
    return sendPage(reply, limited && rendered.status >= 500 ? 429 : rendered.status, rendered.html)
  }

  app.get('/*', page)
}
