type Options<T> = {
  /** Milliseconds; 0 disables the cache. */
  readonly ttlMs: number
  /**
   * Beyond this number the oldest entries are evicted: keys come from callers, memory must stay
   * bounded.
   */
  readonly maxEntries: number
  /**
   * Whether a computed value stays in the cache; the requests that wait for it get it in any case.
   */
  readonly shouldCache?: (value: T) => boolean
}

/**
 * A TTL cache with single flight: concurrent calls for a key share one computation. All entries
 * expire together. A computation that was started before `clear` is never stored after it.
 */
export class SingleFlightCache<T> {
  readonly #entries = new Map<string, Promise<T>>()
  readonly #options: Options<T>
  #generation = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options<T>) {
    this.#options = options
  }

  get enabled(): boolean {
    return this.#options.ttlMs > 0
  }

  /** The cached value of a key, computed when there is none. */
  get(key: string, compute: () => Promise<T>): Promise<T> {
    if (!this.enabled) return compute()
    const cached = this.#entries.get(key)
    if (cached) return cached
    const { ttlMs, maxEntries, shouldCache } = this.#options
    const generation = this.#generation
    const remove = () => {
      if (generation === this.#generation) this.#entries.delete(key)
    }
    const computed = compute()
    computed.then((value) => {
      if (shouldCache && !shouldCache(value)) remove()
    }, remove)
    this.#entries.set(key, computed)
    if (this.#entries.size > maxEntries) this.#entries.delete(this.#entries.keys().next().value!)
    this.#timer ??= setTimeout(() => this.clear(), ttlMs).unref()
    return computed
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#generation++
    this.#entries.clear()
  }
}
