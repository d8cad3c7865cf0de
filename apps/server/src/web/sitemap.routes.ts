import type { FastifyPluginAsync } from 'fastify'
import { HOUR, type Instant } from '@tomogolf/domain/time'
import { PUBLIC_PAGES, robots, sitemap, type Listed } from './sitemap.ts'

type SitemapOptions = {
  origin: string
  now: () => Instant
  /** Visible courses. */ courses: () => Promise<readonly { id: string; updatedAt: Instant }[]>
}
const TTL = HOUR
const HEADERS = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' }

/** `/sitemap.xml` and `/robots.txt`. The sitemap is long, so it is cached for an hour. */
export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (
  app,
  { origin, now, courses },
) => {
  let cached: { at: Instant; text: string } | undefined
  async function text(): Promise<string> {
    if (cached && Math.abs(now() - cached.at) < TTL) return cached.text
    const pages: Listed[] = [
      ...PUBLIC_PAGES.map((path) => ({ path })),
      ...(await courses()).map(({ id, updatedAt }) => ({
        path: `/golf-courses/${id}`,
        changed: updatedAt,
      })),
    ]
    cached = { at: now(), text: sitemap(origin, pages) }
    return cached.text
  }
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .headers(HEADERS)
      .type('application/xml; charset=utf-8')
      .send(await text()),
  )
  app.get('/robots.txt', (_request, reply) =>
    reply.headers(HEADERS).type('text/plain; charset=utf-8').send(robots(origin)),
  )
}
