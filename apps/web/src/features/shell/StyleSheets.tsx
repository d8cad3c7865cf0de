import { useRouter, useRouterState } from '@tanstack/react-router'

/**
 * The style sheets of the rendered routes, from the manifest of the server. In place of the router's
 * `HeadContent` and `Scripts`, which handle much that our routes do not declare.
 */
export function StyleSheets() {
  const router = useRouter()
  const sheets = useRouterState({
    select: ({ matches }) =>
      matches.flatMap(({ routeId }) =>
        (router.ssr?.manifest?.routes[routeId]?.css ?? []).map((sheet) =>
          typeof sheet === 'string' ? sheet : sheet.href,
        ),
      ),
    structuralSharing: true,
  })
  return sheets.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="default" suppressHydrationWarning />
  ))
}
