import { lazy, Suspense, useState, type ReactNode } from 'react'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { HOST_DESTINATION } from '../../lib/destination.ts'
import { useHostContext } from '../../lib/use-host-action.ts'
import type { HostStage } from './HostDialogs.tsx'
import { myGamesQuery } from '../../queries/my-games.ts'
import { profileQuery } from '../../queries/profile.ts'
import { useMe } from '../../queries/session.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'

const loadDialogs = () => import('./HostDialogs.tsx')
const HostDialogs = lazy(loadDialogs)

/** The host flow of the games list: state, start and dialogs. */
export function useHostFlow(): { start: () => void; dialogs: ReactNode } {
  const host = useHostContext()
  const { router, queryClient, t, loadAreas } = host
  const me = useMe()
  const [starting, setStarting] = useState(false)
  const [stage, setStage] = useState<HostStage | null>(null)

  const begin = async () => {
    const { notifyOfSuspension } = await import('../../lib/host-action.ts')
    if (await notifyOfSuspension(host)) return
    const [profile] = await Promise.all([
      queryClient.query({ ...profileQuery, staleTime: 0 }),
      loadAreas(['hosting', 'booking', 'info', 'pool']),
      loadDialogs(),
      // the form offers earlier games as templates
      ...(['upcoming', 'past'] as const).map((tab) =>
        queryClient.query(myGamesQuery(tab)).catch(() => null),
      ),
    ])
    const { completeness } = profile
    setStage(completeness.complete ? { stage: 'terms' } : { stage: 'profile', completeness })
  }
  return {
    start: () => {
      if (!me)
        return void router.navigate({ to: '/login', search: { redirectTo: HOST_DESTINATION } })
      if (starting || stage !== null) return
      setStarting(true)
      begin()
        .catch((error: unknown) =>
          toast({
            tone: 'danger',
            title: t('games.profileFailed'),
            description: errorText(t, error),
          }),
        )
        .finally(() => setStarting(false))
    },
    dialogs: stage && me && (
      <Suspense>
        <HostDialogs stage={stage} me={me} onStage={setStage} onClose={() => setStage(null)} />
      </Suspense>
    ),
  }
}
