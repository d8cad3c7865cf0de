import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingOf, toBrotli, toGzip } from './compression.ts'
import type { CachedPage } from './page-cache.ts'

/** Of every page, with the policy of the template. */
export const pageHeaders = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
})

/**
 * Seconds. With the ten of this server (`RENDERED_FOR_MS`), a page that a shared cache gives to a
 * visitor is less than a minute old, so that what it says of deadlines is right to the minute.
 */
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'

/** Whether the client has this representation; caches may have marked the tag as weak. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')

/**
 * Sends a page that is the same for all visitors without a session. `language`: what decided it.
 */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  language: 'address' | 'header' | 'cookie',
): Promise<FastifyReply> {
  const encoding = encodingOf(request)
  const etag = `"${page.hash}${encoding === null ? '' : `-${encoding}`}"`
  reply.headers({
    etag,
    // a saved choice of a language is this visitor's alone
    'cache-control': language === 'cookie' ? 'private, no-cache' : SHARED,
    vary: language === 'header' ? 'accept-encoding, accept-language' : 'accept-encoding',
  })
  // nothing of this request is stored by a shared cache
  reply.removeHeader('x-request-id')
  reply.removeHeader('x-server-time')
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.send(
    encoding === 'br' ? page.br : encoding === 'gzip' ? await page.gzip() : await page.identity(),
  )
}

/** Sends a page that was rendered for this request. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = encodingOf(request)
  reply.header('vary', 'accept-encoding')
  if (encoding === null) return reply.send(html)
  return reply
    .header('content-encoding', encoding)
    .send(await (encoding === 'br' ? toBrotli(html) : toGzip(html)))
}
