import type { FastifyPluginAsync } from 'fastify'
import { HOUR, type Instant } from '@tomogolf/domain/time'
import { PUBLIC_PAGES, robots, sitemap, type Listed } from './sitemap.ts'

type SitemapOptions = {
  origin: string
  now: () => Instant
  /** Every course that people may see, by its slug. */ courses: () => Promise<
    readonly { id: string; updatedAt: Instant }[]
  >
}
const KEPT = HOUR
const HEADERS = { 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' }

/** `/sitemap.xml` and `/robots.txt`. The list is long, so it is put together once an hour. */
export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (
  app,
  { origin, now, courses },
) => {
  let kept: { at: Instant; text: string } | undefined
  async function text(): Promise<string> {
    if (kept && Math.abs(now() - kept.at) < KEPT) return kept.text
    const pages: Listed[] = [
      ...PUBLIC_PAGES.map((path) => ({ path })),
      ...(await courses()).map(({ id, updatedAt }) => ({
        path: `/golf-courses/${id}`,
        changed: updatedAt,
      })),
    ]
    kept = { at: now(), text: sitemap(origin, pages) }
    return kept.text
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
