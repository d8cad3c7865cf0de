import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT, useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import { HOST_DESTINATION } from '../../lib/destination.ts'
import type { HostStage } from './HostDialogs.tsx'
import { myGamesQuery } from '../../queries/my-games.ts'
import { profileQuery } from '../../queries/profile.ts'
import { useMe } from '../../queries/session.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'

const loadDialogs = () => import('./HostDialogs.tsx')
const HostDialogs = lazy(loadDialogs)

/** The host flow of the games list: state, start and dialogs. */
export function useHostFlow(): { start: () => void; dialogs: ReactNode } {
  const t = useT()
  const me = useMe()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const loadAreas = useLoadAreas()
  const [starting, setStarting] = useState(false)
  const [stage, setStage] = useState<HostStage | null>(null)

  const begin = async () => {
    const [profile] = await Promise.all([
      queryClient.query({ ...profileQuery, staleTime: 0 }),
      loadAreas(['hosting']),
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
      if (!me) return void navigate({ to: '/login', search: { redirectTo: HOST_DESTINATION } })
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
