import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { SingleFlightCache } from '../cache/single-flight-cache.ts'
import { isRefused, type Refused } from '../refusal.ts'

/** A serialized response body. */
export type CacheEntry = { readonly body: string; readonly etag: string }
export const cacheEntry = (body: string): CacheEntry => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
})
/** More addresses than anonymous visitors request within one TTL. */
const MAX_ENTRIES = 2000

/**
 * Responses for callers without a session, by URL. A write through this process clears the cache at
 * once; writes of other processes become visible when the TTL ends. A refusal goes to the requests
 * that wait for it and is not stored.
 */
export class ResponseCache extends SingleFlightCache<CacheEntry | Refused> {
  readonly #listeners: (() => void)[] = []

  /** `ttlMs`: 0 disables the cache. */
  constructor(ttlMs: number) {
    super({ ttlMs, maxEntries: MAX_ENTRIES, shouldCache: (response) => !isRefused(response) })
  }

  /** Registers a cache of derived data that every write has to clear as well. */
  onInvalidate(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /**
   * After a write: clears the responses and the registered caches, which outlive the TTL of a
   * response.
   */
  invalidate(): void {
    this.clear()
    for (const listener of this.#listeners) listener()
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache
  }
}

/** Recorded analytics events change no cached response. */
const CHANGES_NOTHING = '/api/analytics/'

/**
 * Adds `app.responseCache`. Every write clears it before its response is sent: a client reads its
 * own writes.
 */
export function addResponseCache(app: FastifyInstance, ttlMs: number): void {
  const cache = new ResponseCache(ttlMs)
  app.decorate('responseCache', cache)
  app.addHook('onSend', async (request) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && !request.url.startsWith(CHANGES_NOTHING)) cache.invalidate()
  })
  app.addHook('onClose', async () => cache.invalidate())
}
