import type { HostStep } from './features/game-form/steps/host-steps.ts'
import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import type { Area } from '@tomogolf/phrases/areas'
import type { ContentName } from './content/pages.ts'
import { ErrorPage } from './features/shell/ErrorPage.tsx'
import { NotFoundPage } from './features/shell/lazy-not-found-page.ts'
import { PhrasesProvider, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { RenderedAt } from '@tomogolf/api-client/use-now.ts'
import { SettingsProvider } from './queries/settings.ts'
import { routeTree } from './routeTree.gen.ts'

export type AppContext = {
  queryClient: QueryClient
  phrases: Phrases
  /** The site's public origin, for canonical addresses. */
  origin: string
  /** Server time of this render, milliseconds. */
  renderedAt: number
}

/**
 * Whether a navigation resets or restores the scroll position. Not the first rendering of a newly
 * opened document: it starts at the top or at its anchor, and the visitor may have scrolled before
 * the scripts ran.
 */
function createScrollRule(): () => boolean {
  let isFirst = typeof document !== 'undefined'
  return () => {
    const keeps = isFirst && scrollY > 0 && isNewDocument()
    isFirst = false
    // the router has not seen it
    if (keeps) document.dispatchEvent(new Event('scroll'))
    return !keeps
  }
}
/** Neither a reload nor a return, whose position the router restores. */
const isNewDocument = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.type === 'navigate'

/** The same router on the server (one a request) and in the browser. */
export const createAppRouter = (context: AppContext) =>
  createRouter({
    routeTree,
    context,
    // at once: the page's own smooth scrolling is for links within it
    scrollRestoration: createScrollRule(),
    scrollRestorationBehavior: 'instant',
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // plain ?q=123, not JSON
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    Wrap: ({ children }) => (
      <QueryClientProvider client={context.queryClient}>
        <RenderedAt value={context.renderedAt}>
          <PhrasesProvider phrases={context.phrases}>
            <SettingsProvider>{children}</SettingsProvider>
          </PhrasesProvider>
        </RenderedAt>
      </QueryClientProvider>
    ),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface HistoryState {
    /** For the login: the address that was just verified. Not in the URL, which ends up in logs. */
    email?: string
    /** The open step of the host form. */
    hostStep?: HostStep
  }
  interface StaticDataRouteOption {
    /**
     * Phrase areas beyond the core ones; loaded before the route renders, on the server, at
     * hydration and on navigation.
     */
    areas?: readonly Area[]
    /**
     * What only a signed-in user's page shows. It loads before the page hydrates, so that no click on
     * it is lost; the route's own loader loads it on the server and on navigation.
     */
    signedIn?: { preload?: () => Promise<void> | undefined }
    /** The page's text in `src/content`; loaded like the areas, in the page's language only. */
    content?: ContentName
    /**
     * 'full' (default); 'action': no tab bar, the page has its own action bar; 'window': also no
     * footer, the page fills the window; 'bare': no header, footer or tab bar.
     */
    shell?: 'full' | 'action' | 'window' | 'bare'
    /** The header lies over the page's picture. */
    clearHeader?: true
  }
}
