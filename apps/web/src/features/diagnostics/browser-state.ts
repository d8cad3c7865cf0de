import type { QueryClient } from '@tanstack/react-query'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { urlOf } from '@tomogolf/api-client/query-client.ts'
import { settingsQuery } from '../../queries/settings.ts'
import { siteQuery } from '../../queries/site.ts'
import { PREFETCHED } from '../../service-worker/strategies.ts'

export type WorkerState = 'unsupported' | 'none' | 'active' | 'waiting'
/** `bytes` is null when the browser has no storage estimate. */
export type BrowserState = {
  readonly worker: WorkerState
  readonly caches: readonly { name: string; files: number }[]
  readonly bytes: number | null
}

/** What the app stores in this browser. Nothing where storage is blocked. */
export async function readBrowserState(): Promise<BrowserState> {
  const names = 'caches' in window ? await caches.keys().catch(() => []) : []
  const stored = await Promise.all(
    names.map(async (name) => ({ name, files: (await (await caches.open(name)).keys()).length })),
  )
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined)
  return { worker: await readWorker(), caches: stored, bytes: estimate?.usage ?? null }
}
async function readWorker(): Promise<WorkerState> {
  if (!('serviceWorker' in navigator)) return 'unsupported'
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return registration?.waiting ? 'waiting' : registration ? 'active' : 'none'
}

/**
 * Deletes every cache and the service worker. Drafts and the outbox are stored elsewhere and stay.
 */
export async function clearBrowser(): Promise<void> {
  // the worker first, or it would fill the caches again
  const registrations =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  // until the reload the worker still serves this page and finishes its requests
  for (let round = 0; 'caches' in window && round < 5; round++) {
    const names = await caches.keys()
    if (round > 0 && names.length === 0) return
    await Promise.all(names.map((name) => caches.delete(name)))
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

/** Requesting it records the host as present at the course. */
const NEVER_REFETCHED = /\/qr$/
const isData = (address: string) => address.startsWith('/api/') && !NEVER_REFETCHED.test(address)

export type Refetched = { readonly address: string; readonly fresh: boolean }
/**
 * Clears the API data and refetches it, with what the app opens with. Leaves out what needs a login
 * (401).
 */
export async function refetchEverything(queryClient: QueryClient): Promise<Refetched[]> {
  const cached = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  const keys = [
    ...cached,
    settingsQuery.queryKey,
    siteQuery.queryKey,
    ...PREFETCHED.map((address) => [address]),
  ]
  const wanted = new Map(
    keys.map((key) => [urlOf(key), key] as const).filter(([address]) => isData(address)),
  )
  if ('caches' in window) await caches.delete('api')
  queryClient.removeQueries({ type: 'inactive' })
  const results = await Promise.all(
    [...wanted].map(async ([address, queryKey]): Promise<Refetched | null> => {
      try {
        await queryClient.query({ queryKey, staleTime: 0, retry: false })
        return { address, fresh: true }
      } catch (error) {
        return isStatus(error, 401) ? null : { address, fresh: false }
      }
    }),
  )
  return results.filter((result) => result !== null)
}
