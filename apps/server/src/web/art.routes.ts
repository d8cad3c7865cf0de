import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { contourLines, holeMap, kamon, TERRAINS, type Terrain } from '@tomogolf/artwork'
import { ART_SIZES, CONTOUR_SIZES } from '@tomogolf/artwork/art-sizes'
import { locatorPicture } from './locator-picture.ts'
import { PictureCache, type Picture } from './picture-cache.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const PAGE_CONTOUR = '#b9e3b4'
const SEED = '[a-z0-9-]{1,120}'
const ART = new RegExp(`^(${SEED})-(${ART_SIZES.join('|')})\\.svg$`)
const CONTOUR = new RegExp(`^(${SEED})-(${CONTOUR_SIZES.join('|')})\\.svg$`)
const CREST = new RegExp(`^(${SEED})\\.svg$`)
const ANNOTATE = { line: true, green: 'green' } as const

const standalone = (svg: string) =>
  svg.includes('xmlns=') ? svg : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
const sizeOf = (text: string) => text.split('x').map(Number) as [width: number, height: number]

function send(request: FastifyRequest, reply: FastifyReply, picture: Picture) {
  reply.headers({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': IMMUTABLE,
    etag: picture.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
  })
  if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding']?.toString() ?? ''
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(picture.br)
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(picture.gzip)
  return reply.send(picture.svg)
}

/**
 * Computed drawings, which never change: holes
 * (`/art/{slug}-{w}x{h}.svg?t=terrain&f=focus&a=line|green`), contour lines, crests and locator maps
 * (`/locator/{lat},{lon}-{w}x{h}.svg?l=language&from=place`). Only listed sizes are drawn, which bounds the work and the memory of the server.
 */
export const artRoutes: FastifyPluginAsync = async (app) => {
  const cache = new PictureCache(400)

  app.get<{ Params: { name: string }; Querystring: { t?: string; f?: string; a?: string } }>(
    '/art/:name',
    (request, reply) => {
      const [, seed, size] = ART.exec(request.params.name) ?? []
      const { t, f, a } = request.query
      const terrain = TERRAINS.find((known) => known === t)
      const focus = f === undefined ? undefined : /^\d{1,2}$/.test(f) ? Number(f) : Number.NaN
      if (
        !seed ||
        !size ||
        (t !== undefined && !terrain) ||
        Number.isNaN(focus) ||
        (a !== undefined && a !== 'line' && a !== 'green')
      )
        return reply.callNotFound()
      const [width, height] = sizeOf(size)
      const picture = cache.get(`art/${seed}/${size}/${terrain}/${focus}/${a}`, () =>
        standalone(
          holeMap(seed, {
            terrain: terrain as Terrain | undefined,
            width,
            height,
            focus: focus === undefined ? undefined : focus / 100,
            annotate: a === undefined ? false : ANNOTATE[a],
          }),
        ),
      )
      return send(request, reply, picture)
    },
  )

  app.get<{ Params: { name: string } }>('/contour/:name', (request, reply) => {
    const [, seed, size] = CONTOUR.exec(request.params.name) ?? []
    if (!seed || !size) return reply.callNotFound()
    const [width, height] = sizeOf(size)
    // a standalone SVG cannot inherit currentColor from a page
    return send(
      request,
      reply,
      cache.get(`contour/${seed}/${size}`, () =>
        standalone(
          contourLines(seed, { width, height, levels: width > 1000 ? 16 : 10 })
            .replaceAll('currentColor', PAGE_CONTOUR)
            .replace('<svg', '<svg opacity=".09"'),
        ),
      ),
    )
  })

  app.get<{ Params: { name: string }; Querystring: { l?: string; from?: string } }>(
    '/locator/:name',
    (request, reply) => {
      const picture = locatorPicture(request.params.name, request.query)
      return picture
        ? send(request, reply, cache.get(picture.key, picture.draw))
        : reply.callNotFound()
    },
  )

  app.get<{ Params: { name: string } }>('/crest/:name', (request, reply) => {
    const [, seed] = CREST.exec(request.params.name) ?? []
    return seed
      ? send(
          request,
          reply,
          cache.get(`crest/${seed}`, () => standalone(kamon(seed))),
        )
      : reply.callNotFound()
  })
}
