/** Batches in flight at once; keys that arrive meanwhile collect in the next batch. */
const MAX_IN_FLIGHT = 2

type Batch<Key, Result> = {
  readonly keys: Set<Key>
  readonly result: Promise<Result>
  readonly settle: (result: Promise<Result>) => void
}

/**
 * Request batching, like DataLoader without a cache: keys that are requested at the same time are
 * loaded together. At most two batches run at once, so batches grow with the load instead of taking
 * every database connection. A batch is sent after all of its calls were made; no caller receives
 * data that was read before its call.
 */
export class BatchLoader<Key, Result> {
  readonly #loadBatch: (keys: readonly Key[]) => Promise<Result>
  #next: Batch<Key, Result> | undefined
  #inFlight = 0

  constructor(loadBatch: (keys: readonly Key[]) => Promise<Result>) {
    this.#loadBatch = loadBatch
  }

  /** Loads these keys. The result covers the whole batch, so it may hold more than these keys. */
  load(keys: readonly Key[]): Promise<Result> {
    const batch = this.#next ?? this.#openBatch()
    for (const key of keys) batch.keys.add(key)
    return batch.result
  }

  #openBatch(): Batch<Key, Result> {
    const { promise, resolve } = Promise.withResolvers<Result>()
    // requests that arrived together reach this line in the same turn of the event loop
    if (this.#inFlight < MAX_IN_FLIGHT) setImmediate(() => this.#sendBatch())
    return (this.#next = { keys: new Set(), result: promise, settle: resolve })
  }

  #sendBatch(): void {
    const batch = this.#next
    if (!batch || this.#inFlight >= MAX_IN_FLIGHT) return
    this.#next = undefined
    this.#inFlight++
    const result = this.#loadBatch([...batch.keys])
    batch.settle(result)
    const done = () => {
      this.#inFlight--
      this.#sendBatch()
    }
    result.then(done, done)
  }
}

/**
 * A read that batches the keys of requests that run at the same time. Each database has its own
 * batches.
 */
export function batched<Db extends object, Key, Result>(
  loadBatch: (db: Db, keys: readonly Key[]) => Promise<Result>,
): (db: Db, keys: readonly Key[]) => Promise<Result> {
  const loaders = new WeakMap<Db, BatchLoader<Key, Result>>()
  return (db, keys) => {
    const known = loaders.get(db) ?? new BatchLoader((some: readonly Key[]) => loadBatch(db, some))
    loaders.set(db, known)
    return known.load(keys)
  }
}
