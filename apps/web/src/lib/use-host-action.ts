import { useRouter } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useLoadAreas, useT } from '@tomogolf/ui/i18n/i18n.tsx'

/**
 * Every "Host a game": opens the form on the games list. Guests log in first, a suspended host
 * stays on the page and reads why. `prepare` fills the form.
 */
export function useHostAction(): (prepare?: () => Promise<void>) => void {
  const context = useHostContext()
  // loaded after the press: the header and the bottom bar are part of every first load
  return (prepare) => void import('./host-action.ts').then(({ host }) => host(context, prepare))
}

/** What the check of a suspension needs. */
export function useHostContext() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const t = useT()
  const loadAreas = useLoadAreas()
  return { router, queryClient, t, loadAreas }
}
export type HostContext = ReturnType<typeof useHostContext>
