/** The answers that the service worker keeps for opening without a network: somebody's own, so they go with that person. */
export const ANSWERS = 'api'
let forgotten = false

/** After a login or a logout: nothing of the one before stays, and nothing that this page still holds of them is added. */
export async function forgetAnswers(): Promise<void> {
  forgotten = true
  if ('caches' in window) await caches.delete(ANSWERS)
}
/** Keeps an answer that came inside the page's HTML. */
export async function keepAnswer(path: string, data: unknown): Promise<void> {
  const cache = await caches.open(ANSWERS)
  if (!forgotten) await cache.put(path, Response.json(data))
}
/** Asks the service worker to fetch what the app needs to open without a network, for whoever sits here now and in the page's language. */
export const warmUp = (worker: ServiceWorker | null | undefined): void =>
  worker?.postMessage({ kind: 'warm-up', language: document.documentElement.lang.slice(0, 2) })
