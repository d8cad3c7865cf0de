/** A drawer of this browser that outlives tabs and restarts, and that the service worker can open, too. Each has a database of its own. Storage may be blocked or full: nothing is kept then. */
export type KeptStore<T> = {
  put(one: T): Promise<unknown>
  remove(key: string): Promise<unknown>
  list(): Promise<T[]>
  clear(): Promise<unknown>
}

export function keptStore<T>(
  database: string,
  store: string,
  keyPath: keyof T & string,
): KeptStore<T> {
  const open = () =>
    new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open(database, 1)
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore(store, { keyPath }),
      )
      request.addEventListener('success', () => done(request.result))
      request.addEventListener('error', () => failed(request.error ?? new Error('no storage')))
    })
  async function run<Result>(
    mode: IDBTransactionMode,
    work: (objects: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const opened = await open()
    try {
      return await new Promise<Result>((done, failed) => {
        const request = work(opened.transaction(store, mode).objectStore(store))
        request.addEventListener('success', () => done(request.result))
        request.addEventListener('error', () => failed(request.error ?? new Error('no storage')))
      })
    } finally {
      opened.close()
    }
  }
  return {
    put: (one) => run('readwrite', (objects) => objects.put(one)).catch(() => undefined),
    remove: (key) => run('readwrite', (objects) => objects.delete(key)).catch(() => undefined),
    list: () =>
      run<T[]>('readonly', (objects) => objects.getAll() as IDBRequest<T[]>).catch(() => []),
    clear: () => run('readwrite', (objects) => objects.clear()).catch(() => undefined),
  }
}
