import type { AnyRouter } from '@tanstack/react-router'
import type { RouterState } from '../renderer.ts'

/**
 * The state of the rendered router, as JSON. The library would write it into an inline script, whose
 * hash would differ from page to page, with the time of the rendering.
 */
export function routerState(router: AnyRouter): RouterState {
  const all = router.stores.matches.get() as (ReturnType<
    typeof router.stores.matches.get
  >[number] & { __beforeLoadContext?: unknown })[]
  // what lies below an error or a missing page was not rendered
  const last = all.findIndex(({ status, _notFound }) => status !== 'success' || _notFound)
  const matches = last < 0 ? all : all.slice(0, last + 1)
  const routes = (router.ssr?.manifest?.routes ?? {}) as RouterState['manifest']['routes']
  return {
    manifest: {
      routes: Object.fromEntries(
        matches.flatMap(({ routeId }) => (routes[routeId] ? [[routeId, routes[routeId]]] : [])),
      ),
    },
    // JSON leaves undefined values out
    matches: matches.map((match) => ({
      // the form in which the library compares ids
      i: match.id.replaceAll('/', '#'),
      s: match.status,
      b: match.__beforeLoadContext,
      l: match.loaderData,
      e: match.error instanceof Error ? { message: match.error.message } : match.error,
      ssr: match.ssr,
      ...(match._notFound && { g: true as const }),
    })),
  }
}
