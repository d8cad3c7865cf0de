import '@vitejs/plugin-react/preamble'
import { StrictMode, startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { hydrate } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { pickLanguage } from '@tomogolf/phrases/languages'
import { get } from './lib/api.ts'
import { loadContents } from './lib/content.ts'
import { createPhrases } from './lib/i18n.tsx'
import { holdInstallQuestion } from './lib/install.ts'
import { forgottenChoice, languageHere } from './lib/language-choice.ts'
import { areasOf } from './lib/matched-areas.ts'
import { currentTime, learnServerTime } from './lib/now.ts'
import { createQueryClient } from './lib/query.ts'
import { local } from './lib/storage.ts'
import { shareStyleNonce } from './lib/style-nonce.ts'
import { noticeUpdate } from './lib/update-notice.ts'
import { registerServiceWorker } from './register-sw.ts'
import type { PageState } from './renderer.ts'
import { createAppRouter } from './router.tsx'
import './styles/index.css'

// Never a top-level await: a page's chunk may import the entry's chunk and would then wait for it for ever.
async function main() {
  shareStyleNonce()
  const text = document.getElementById('__state')?.textContent
  const state = text ? (JSON.parse(text) as PageState) : null // null: the service worker's offline shell
  const language = state ? pickLanguage(document.documentElement.lang.slice(0, 2), null, null) : languageHere()
  if (state) learnServerTime(new Date(state.now).toISOString())
  if (local.get('theme') === null) local.set('theme', 'dark')

  const queryClient = createQueryClient(get)
  // their age counts from now: the server's clock is not this device's
  for (const query of state?.query.queries ?? []) query.state.dataUpdatedAt = Date.now()
  if (state) hydrate(queryClient, state.query)

  const phrases = await createPhrases(language)
  holdInstallQuestion(phrases)
  const router = createAppRouter({ queryClient, phrases, origin: state?.origin ?? location.origin, renderedAt: state?.now ?? currentTime() })
  const strict = (app: ReactNode) => <StrictMode>{app}</StrictMode>
  if (state) {
    const matches = router.matchRoutes(router.latestLocation)
    await Promise.all([phrases.load(areasOf(matches)), loadContents(matches, language)])
    startTransition(() => { hydrateRoot(document, strict(<RouterClient router={router} />)) })
  } else {
    await router.load()
    createRoot(document).render(strict(<RouterProvider router={router} />))
  }
  const forgotten = forgottenChoice()
  if (forgotten && forgotten !== language && !new URLSearchParams(location.search).has('lang')) void phrases.switchTo(forgotten)
  void import('./lib/send-kept-check-ins.ts').then(({ sendKeptCheckIns }) => sendKeptCheckIns(phrases, queryClient)).catch(() => undefined)
  if (import.meta.env.PROD) registerServiceWorker(state?.query.queries, (reload) => noticeUpdate(phrases, reload))
}
void main()

// a new deployment removed a chunk that this page still names
addEventListener('vite:preloadError', () => { if (navigator.onLine) location.reload() })
