import type { ReactNode } from 'react'
import { createRootRouteWithContext, Outlet, retainSearchParams } from '@tanstack/react-router'
import displayFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { InApp } from '../features/device/InApp.tsx'
import { ErrorPage } from '../features/shell/ErrorPage.tsx'
import { Shell } from '../features/shell/Shell.tsx'
import { StyleSheets } from '../features/shell/StyleSheets.tsx'
import { loadTexts } from '../lib/texts.ts'
import { LANGUAGES } from '@tomogolf/phrases/languages'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { checked, oneOf } from '@tomogolf/ui/lib/search-params.ts'
import { loadMe } from '../queries/session.ts'
import { ensureQuery } from '../queries/ensure-query.ts'
import { settingsQuery } from '../queries/settings.ts'
import { siteQuery } from '../queries/site.ts'
import type { AppContext } from '../router.tsx'

export const Route = createRootRouteWithContext<AppContext>()({
  // links on pages with ?lang=ja keep it, so crawlers stay in their language
  validateSearch: (search: Record<string, unknown>) =>
    checked({ lang: oneOf(search.lang, LANGUAGES) }),
  search: { middlewares: [retainSearchParams(['lang'])] },
  beforeLoad: async ({ context: { phrases }, matches }) => {
    await loadTexts(matches, phrases)
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      loadMe(queryClient),
      ensureQuery(queryClient, settingsQuery).catch(() => null),
      ensureQuery(queryClient, siteQuery).catch(() => null),
    ])
  },
  component: Root,
  // an error of the root itself still needs the document
  errorComponent: Failed,
})

function Root() {
  return (
    <Page>
      <InApp />
      <Outlet />
    </Page>
  )
}
function Failed({ error }: { error: unknown }) {
  return (
    <Page>
      <ErrorPage error={error} />
    </Page>
  )
}

function Page({ children }: { children: ReactNode }) {
  const { tag, language } = useI18n()
  return (
    <html lang={tag} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#07110d" />
        <meta name="color-scheme" content="dark" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link
          rel="preload"
          href={displayFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="manifest" href={`/app.webmanifest?lang=${language}`} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <StyleSheets />
      </head>
      <body>
        <Shell>{children}</Shell>
      </body>
    </html>
  )
}
