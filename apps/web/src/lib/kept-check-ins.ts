/** A check-in that was made without a network. `at`: when, by the corrected clock. */
export type KeptCheckIn = { readonly gameId: string; readonly code: string; readonly at: number }

const STORE = 'check-ins'
const open = () => new Promise<IDBDatabase>((done, failed) => {
  const request = indexedDB.open('tomogolf', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'gameId' }))
  request.addEventListener('success', () => done(request.result))
  request.addEventListener('error', () => failed(request.error ?? new Error('no storage')))
})
async function run<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await open()
  try {
    return await new Promise<Result>((done, failed) => {
      const request = work(database.transaction(STORE, mode).objectStore(STORE))
      request.addEventListener('success', () => done(request.result))
      request.addEventListener('error', () => failed(request.error ?? new Error('no storage')))
    })
  } finally { database.close() }
}

// storage may be blocked or full: a check-in then waits as long as the page is open, and no longer

/** Keeps a check-in through a closed tab and a restart; one for each game. */
export const keepCheckIn = (one: KeptCheckIn): Promise<unknown> => run('readwrite', (store) => store.put(one)).catch(() => undefined)
export const forgetCheckIn = (gameId: string): Promise<unknown> => run('readwrite', (store) => store.delete(gameId)).catch(() => undefined)
export const listKeptCheckIns = (): Promise<KeptCheckIn[]> => run<KeptCheckIn[]>('readonly', (store) => store.getAll() as IDBRequest<KeptCheckIn[]>).catch(() => [])
/** On logout: the next person must not check in for this one. */
export const forgetAllCheckIns = (): Promise<unknown> => run('readwrite', (store) => store.clear()).catch(() => undefined)
