import { clear, createStore, del, promisifyRequest, values } from 'idb-keyval'

/**
 * Queued items in IndexedDB: they outlive tabs and restarts, and the service worker reads them.
 * Where storage is blocked or full, nothing is queued.
 */
export type OutboxStore<Item> = {
  put(item: Item): Promise<void>
  remove(key: string): Promise<void>
  list(): Promise<Item[]>
  clear(): Promise<void>
}

export function createOutboxStore<Item>(
  database: string,
  storeName: string,
  keyOf: keyof Item & string,
): OutboxStore<Item> {
  const store = createStore(database, storeName)
  /** Also catches what the browser throws at once where IndexedDB is blocked. */
  const orElse = async <Result>(fallback: Result, work: () => Promise<Result>) => {
    try {
      return await work()
    } catch {
      return fallback
    }
  }
  return {
    put: (item) =>
      orElse(undefined, () =>
        store('readwrite', async (objects) => {
          // stores of earlier versions have a key path, and refuse a key of its own
          const key = objects.keyPath === null ? (item[keyOf] as string) : undefined
          await promisifyRequest(objects.put(item, key))
        }),
      ),
    remove: (key) => orElse(undefined, () => del(key, store)),
    list: () => orElse([], () => values<Item>(store)),
    clear: () => orElse(undefined, () => clear(store)),
  }
}
