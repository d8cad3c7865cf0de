import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n, useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Completeness } from '../../queries/profile.ts'
import { useSettings } from '../../queries/settings.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { Bank } from '../../lib/bank.ts'
import { gameQuery, type GameDetail } from '../../queries/games.ts'

/** One join, from the first press to its end. */
export type Joining = {
  game: GameDetail
  /** Null: the profile is complete. */ profile: Completeness | null
}

const loadDialogs = () => import('./JoinDialogs.tsx')
const loadBeginning = () => import('./begin-joining.ts')
const JoinDialogs = lazy(loadDialogs)

/** Joining a game from wherever its button is: `start` fetches what it needs, `dialogs` goes into the page. */
export function useJoining(bank: Bank): {
  start: (gameId: string) => void
  prepare: (gameId: string) => void
  startingId: string | null
  dialogs: ReactNode
} {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const loadAreas = useLoadAreas()
  const settings = useSettings()
  const [startingId, setStartingId] = useState<string | null>(null)
  const [joining, setJoining] = useState<Joining | null>(null)

  const begin = async (gameId: string) => {
    const { beginJoining } = await loadBeginning()
    const joined = await beginJoining(gameId, {
      t,
      queryClient,
      navigate,
      deadlineHours: settings.join_deadline_hours,
      ready: () => Promise.all([loadAreas(['game', 'payment']), loadDialogs()]),
    })
    if (joined) setJoining(joined)
  }
  const start = (gameId: string) => {
    if (startingId !== null) return
    setStartingId(gameId)
    begin(gameId)
      .catch((error: unknown) =>
        toast({ tone: 'danger', title: t('games.joinFailed'), description: errorText(t, error) }),
      )
      .finally(() => setStartingId(null))
  }
  return {
    start,
    startingId,
    prepare: (gameId) => {
      void loadBeginning()
      void loadDialogs()
      void queryClient.query(gameQuery(gameId)).catch(() => undefined)
    },
    dialogs: joining && (
      <Suspense>
        <JoinDialogs
          joining={joining}
          bank={bank}
          onChange={setJoining}
          onClose={() => setJoining(null)}
        />
      </Suspense>
    ),
  }
}
