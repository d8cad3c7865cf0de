import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router'
import { PhrasesProvider, type Phrases } from '@tomogolf/ui/i18n/i18n.tsx'
import { RenderedAt } from '@tomogolf/api-client/use-now.ts'
import { ErrorPage, NotFoundPage } from './components/ErrorPages.tsx'
import { routeTree } from './routeTree.gen.ts'

export type AdminContext = { queryClient: QueryClient; phrases: Phrases; renderedAt: number }

export const createAdminRouter = (context: AdminContext) =>
  createRouter({
    routeTree,
    context,
    basepath: '/towkay',
    scrollRestoration: true,
    scrollRestorationBehavior: 'instant',
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    // plain ?search=123, not JSON
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    Wrap: ({ children }) => (
      <QueryClientProvider client={context.queryClient}>
        <RenderedAt value={context.renderedAt}>
          <PhrasesProvider phrases={context.phrases}>{children}</PhrasesProvider>
        </RenderedAt>
      </QueryClientProvider>
    ),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>
  }
}
