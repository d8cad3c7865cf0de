import '@vitejs/plugin-react/preamble'
import { StrictMode, startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider, type StaticDataRouteOption } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { pickLanguage } from '@tomogolf/phrases/languages'
import { loadSignedInParts } from './features/shell/signed-in.ts'
import { trackVisit } from './lib/analytics.ts'
import { get, onSessionEnd, setErrorPhrasesLoader } from '@tomogolf/api-client/api.ts'
import { loadContent, loadTexts } from './lib/texts.ts'
import { createPhrases, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { holdInstallPrompt } from './lib/install/install.ts'
import { detectLanguage, savedChoice } from '@tomogolf/ui/i18n/language-choice.ts'
import {
  currentTime,
  syncClockWithPage,
  restoreClockOffset,
  showRenderedTime,
} from '@tomogolf/api-client/server-clock.ts'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { cachedMe, markSignedOut } from './queries/session.ts'
import { onSessionAnnounced } from '@tomogolf/api-client/session-channel.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { setTabUser } from '@tomogolf/api-client/tab-user.ts'
import { reloadOnMissingChunk } from '@tomogolf/ui/lib/reload-on-missing-chunk.ts'
import { markFirstPageLeft } from '@tomogolf/ui/lib/use-hydrated.ts'
import { restoreRouter } from './hydration/restore-router.ts'
import type { PageState } from './renderer.ts'
import { createAppRouter } from './router.tsx'
import './styles/index.css'

/** Milliseconds: in the caches of the server and of the network, see docs/decisions. */
const SHARED_PAGE_AGE = 60_000

/** Yields to the browser, so that no task of the start becomes long. */
const yieldToBrowser = () =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

// no top-level await: a page's chunk may import the entry's chunk, and the two would wait for each
// other
async function main() {
  await yieldToBrowser()
  const text = document.getElementById('__state')?.textContent
  const state = text ? (JSON.parse(text) as PageState) : null // null: the service worker's offline shell
  const language = state
    ? pickLanguage(document.documentElement.lang.slice(0, 2), null, null)
    : detectLanguage()
  if (state) {
    syncClockWithPage(state.now, state.shared ? SHARED_PAGE_AGE : 0)
    showRenderedTime(state.now)
  } else restoreClockOffset()
  if (local.get('theme') === null) local.set('theme', 'dark')

  const queryClient = createQueryClient(get)
  for (const [key, data] of state?.queries ?? []) queryClient.setQueryData(key, data)
  const me = cachedMe(queryClient)
  // the stored user of an ended session would make this tab look stale
  if (me) setTabUser(me.email)

  await yieldToBrowser()
  const phrases = await createPhrases(language)
  setErrorPhrasesLoader(() => phrases.load(['errors']))
  holdInstallPrompt(phrases)
  const router = createAppRouter({
    queryClient,
    phrases,
    origin: state?.origin ?? location.origin,
    renderedAt: state?.now ?? currentTime(),
  })
  onSessionEnd(() => {
    if (!cachedMe(queryClient)) return
    markSignedOut(queryClient)
    // signed-in pages redirect to the login, which leads back
    void router.invalidate()
  })
  onSessionAnnounced((userId) => {
    void import('./queries/session-change.ts')
      .then(({ followSession }) => followSession(queryClient, userId, () => router.invalidate()))
      .catch(() => undefined)
  })
  const loadSignedIn = async (matches: readonly { staticData: StaticDataRouteOption }[] = []) => {
    if (!cachedMe(queryClient)) return
    await Promise.all([
      loadSignedInParts(),
      ...matches.map(({ staticData }) => staticData.signedIn?.preload?.()),
    ]).catch(() => undefined)
  }
  const strict = (app: ReactNode) => <StrictMode>{app}</StrictMode>
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) markFirstPageLeft()
  })
  if (state) {
    const matches = router.matchRoutes(router.latestLocation)
    await loadSignedIn(matches)
    await loadTexts(matches, phrases)
    await yieldToBrowser()
    restoreRouter(state.router, Date.now())
    startTransition(() => {
      hydrateRoot(document, strict(<RouterClient router={router} />))
    })
  } else {
    markFirstPageLeft()
    await router.load()
    await loadSignedIn()
    createRoot(document).render(strict(<RouterProvider router={router} />))
  }
  // a cache between server and browser may give the page of visitors to a user
  if (state?.shared && local.get('user-email') !== null)
    void import('./queries/session-change.ts')
      .then(({ recoverSession }) => recoverSession(queryClient, () => router.invalidate()))
      .catch(() => undefined)
  trackVisit(language)
  // once the first load is over, and before the first press
  setTimeout(
    () =>
      void import('./lib/navigation/follow.ts').then(
        ({ followNavigation }) => followNavigation(router),
        () => undefined,
      ),
    1000,
  )
  const storedChoice = savedChoice()
  if (
    storedChoice &&
    storedChoice !== language &&
    !new URLSearchParams(location.search).has('lang')
  )
    void phrases.switchTo(storedChoice)
  const flush = () => {
    // check-ins belong to a signed-in user, requests may be a guest's
    if (local.get('user-email') === null && local.get('kept-requests') === null) return
    void import('./offline/flush-outbox.ts')
      .then(({ flushOutbox }) => flushOutbox(phrases, queryClient))
      .catch(() => undefined)
  }
  flush()
  addEventListener('online', flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush()
  })
  if (import.meta.env.PROD) void startServiceWorker(state, phrases).catch(() => undefined)
}
/** Not needed for the first view: its code is a chunk of its own. */
async function startServiceWorker(state: PageState | null, phrases: Phrases) {
  const { registerServiceWorker } = await import('./service-worker/register.ts')
  registerServiceWorker({
    entry: new URL(import.meta.url).pathname,
    queries: state?.queries ?? [],
    onUpdate: (reload) =>
      void import('./service-worker/update-notice.ts').then(({ announceUpdate }) =>
        announceUpdate(phrases, reload),
      ),
    // loads texts while online: errors, the pages used at the course, and the guide
    onReady: () =>
      void Promise.all([
        phrases.load([
          'errors',
          'info',
          ...(local.get('user-email') === null
            ? []
            : (['mygames', 'game', 'names', 'checkin', 'payment'] as const)),
        ]),
        loadContent('japan-golf-guide', phrases.current().language),
      ]).catch(() => undefined),
  })
}
void main()
reloadOnMissingChunk()
