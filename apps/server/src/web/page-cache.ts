import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { fromBrotli, toBrotli, toGzip } from './compression.ts'
import type { Rendering } from './render-page.ts'

/** A rendered page, compressed. */
export class CachedPage {
  /** Without quotes; differs from encoding to encoding in the header. */
  readonly hash: string
  readonly br: Buffer
  #gzip: Promise<Buffer> | undefined

  private constructor(hash: string, br: Buffer) {
    this.hash = hash
    this.br = br
  }

  static async of(html: string): Promise<CachedPage> {
    const br = await toBrotli(html)
    return new CachedPage(createHash('sha256').update(html).digest('base64url').slice(0, 22), br)
  }

  /** Few clients ask for it; kept once it was made. */
  gzip(): Promise<Buffer> {
    this.#gzip ??= this.identity().then(toGzip)
    return this.#gzip
  }

  /** Almost no client asks for it; not kept. */
  identity(): Promise<Buffer> {
    return fromBrotli(this.br)
  }

  /** Bytes in memory, with the gzip copy that may be added. */
  get bytes(): number {
    return Math.ceil(this.br.length * 2.2) + 1024
  }
}

type Entry = {
  readonly page: CachedPage
  /** The facts of the page: what the API said when it was rendered. */
  readonly answers: Rendering['answers']
  readonly renderedAt: number
  readonly checkedAt: number
  readonly generation: number
}
type Limits = { readonly ttlMs: number; readonly maxEntries: number; readonly maxBytes: number }
type Work = {
  readonly render: () => Promise<Rendering>
  /** Whether the API says the same as when the page was rendered. */
  readonly isUnchanged: (answers: Rendering['answers']) => Promise<boolean>
}

/**
 * Rendered pages by address and language. After the TTL, and after every write through this process,
 * the next request compares the page's facts with the API, once for all requests that wait; only
 * changed facts or a later time render it again. What may not be shared (redirects, errors, a
 * missing page) goes to the requests that wait for it and is not stored.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #running = new Map<string, Promise<CachedPage | Rendering>>()
  readonly #ttlMs: number
  #generation = 0

  constructor({ ttlMs, maxEntries, maxBytes }: Limits) {
    this.#ttlMs = ttlMs
    this.#entries = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.bytes + key.length,
    })
  }

  get enabled(): boolean {
    return this.#ttlMs > 0
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize }
  }

  /** A fact may have changed. */
  invalidate(): void {
    this.#generation++
  }

  /** The page if it needs no work. `renderedAt`: the time that a page rendered now would show. */
  known(key: string, renderedAt: number): CachedPage | undefined {
    const entry = this.#entries.get(key)
    return entry?.generation === this.#generation &&
      entry.renderedAt === renderedAt &&
      performance.now() - entry.checkedAt < this.#ttlMs
      ? entry.page
      : undefined
  }

  /** The page, or a rendering that is not shared. */
  get(key: string, renderedAt: number, work: Work): Promise<CachedPage | Rendering> {
    // a request after a write does not wait for work that began before it
    const flight = `${this.#generation} ${renderedAt} ${key}`
    const running = this.#running.get(flight)
    if (running) return running
    const started = this.#compute(key, renderedAt, work).finally(() => this.#running.delete(flight))
    this.#running.set(flight, started)
    return started
  }

  async #compute(key: string, renderedAt: number, work: Work): Promise<CachedPage | Rendering> {
    const fresh = { renderedAt, checkedAt: performance.now(), generation: this.#generation }
    const old = this.#entries.get(key)
    if (old?.renderedAt === renderedAt && (await work.isUnchanged(old.answers))) {
      this.#entries.set(key, { ...old, ...fresh })
      return old.page
    }
    const rendering = await work.render()
    if (!rendering.isShareable) {
      this.#entries.delete(key)
      return rendering
    }
    const page = await CachedPage.of(rendering.html)
    this.#entries.set(key, { page, answers: rendering.answers, ...fresh })
    return page
  }
}
