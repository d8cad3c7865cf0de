import '@vitejs/plugin-react/preamble'
import { StrictMode, startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { hydrate } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { pickLanguage } from '@tomogolf/phrases/languages'
import { trackVisit } from './lib/analytics.ts'
import { get, onRefusal, whenSessionEnds } from '@tomogolf/api-client/api.ts'
import { loadContent, loadContents } from './lib/content.ts'
import { createPhrases, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { holdInstallQuestion } from './lib/install.ts'
import { choiceWithoutCookie, detectLanguage } from '@tomogolf/ui/i18n/language-choice.ts'
import { areasOf } from './lib/matched-areas.ts'
import {
  currentTime,
  syncClock,
  restoreClockOffset,
  showRenderedTime,
} from '@tomogolf/api-client/server-clock.ts'
import { createQueryClient } from '@tomogolf/api-client/query-client.ts'
import { cachedMe, markSignedOut } from './queries/session.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { shareStyleNonce } from '@tomogolf/ui/lib/style-nonce.ts'
import { setTabUser } from '@tomogolf/api-client/tab-user.ts'
import { markFirstPageLeft } from '@tomogolf/ui/lib/use-hydrated.ts'
import type { PageState } from './renderer.ts'
import { createAppRouter } from './router.tsx'
import './styles/index.css'

/** Lets what is due go first: no task of the start becomes long. */
const pause = () =>
  new Promise((done) => {
    setTimeout(done)
  })

// Never a top-level await: a page's chunk may import the entry's chunk and would then wait for it for ever.
async function main() {
  await pause()
  shareStyleNonce()
  const text = document.getElementById('__state')?.textContent
  const state = text ? (JSON.parse(text) as PageState) : null // null: the service worker's offline shell
  const language = state
    ? pickLanguage(document.documentElement.lang.slice(0, 2), null, null)
    : detectLanguage()
  if (state) {
    syncClock(new Date(state.now).toISOString())
    showRenderedTime(state.now)
  } else restoreClockOffset()
  if (local.get('theme') === null) local.set('theme', 'dark')

  const queryClient = createQueryClient(get)
  // their age counts from now: the server's clock is not this device's
  for (const query of state?.query.queries ?? []) query.state.dataUpdatedAt = Date.now()
  if (state) hydrate(queryClient, state.query)
  const me = cachedMe(queryClient)
  // what an ended session left behind would make every call of this one look like a stale tab's
  if (me) setTabUser(me.email)

  await pause()
  const phrases = await createPhrases(language)
  onRefusal(() => phrases.load(['errors']))
  holdInstallQuestion(phrases)
  const router = createAppRouter({
    queryClient,
    phrases,
    origin: state?.origin ?? location.origin,
    renderedAt: state?.now ?? currentTime(),
  })
  whenSessionEnds(() => {
    if (!cachedMe(queryClient)) return
    markSignedOut(queryClient)
    // pages of the signed-in part go to the login, and know the way back
    void router.invalidate()
  })
  const strict = (app: ReactNode) => <StrictMode>{app}</StrictMode>
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) markFirstPageLeft()
  })
  if (state) {
    const matches = router.matchRoutes(router.latestLocation)
    await Promise.all([phrases.load(areasOf(matches)), loadContents(matches, language)])
    await pause()
    startTransition(() => {
      hydrateRoot(document, strict(<RouterClient router={router} />))
    })
  } else {
    markFirstPageLeft()
    await router.load()
    createRoot(document).render(strict(<RouterProvider router={router} />))
  }
  trackVisit(language)
  const forgotten = choiceWithoutCookie()
  if (forgotten && forgotten !== language && !new URLSearchParams(location.search).has('lang'))
    void phrases.switchTo(forgotten)
  let begun = false
  // what was made without a network: a scan is somebody's who is signed in, a form may be anybody's
  const sendAll = () => {
    if (!begun && local.get('user-email') !== null) {
      begun = true
      void import('./offline/flush-check-ins.ts')
        .then(({ sendKept }) => sendKept(phrases, queryClient))
        .catch(() => undefined)
    }
    if (local.get('kept-requests') !== null)
      void import('./offline/flush-requests.ts')
        .then(({ sendKeptRequests }) => sendKeptRequests(phrases, queryClient))
        .catch(() => undefined)
  }
  sendAll()
  addEventListener('online', sendAll)
  if (import.meta.env.PROD) void afterwards(state, phrases).catch(() => undefined)
}
/** What the page does without at first, in a file of its own. */
async function afterwards(state: PageState | null, phrases: Phrases) {
  const { registerServiceWorker } = await import('./service-worker/register.ts')
  registerServiceWorker({
    entry: new URL(import.meta.url).pathname,
    queries: state?.query.queries ?? [],
    onNewer: (reload) =>
      void import('./service-worker/update-notice.ts').then(({ noticeUpdate }) =>
        noticeUpdate(phrases, reload),
      ),
    // the words for what goes wrong, and for the pages of a day at the course, before the signal is gone
    // and the guide, which people read on the way
    onReady: () =>
      void Promise.all([
        phrases.load([
          'errors',
          'info',
          ...(local.get('user-email') === null
            ? []
            : (['mygames', 'game', 'checkin', 'payment'] as const)),
        ]),
        loadContent('japan-golf-guide', phrases.current().language),
      ]).catch(() => undefined),
  })
}
void main()

// a new deployment removed a chunk that this page still names
addEventListener('vite:preloadError', () => {
  if (navigator.onLine) location.reload()
})
