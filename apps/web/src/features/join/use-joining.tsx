import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { apiQuery } from '../../lib/api.ts'
import { errorText } from '../../lib/error-mapping.ts'
import { loose, useI18n, useLoadAreas } from '../../lib/i18n.tsx'
import { profileQuery } from '../../lib/profile.ts'
import { refreshGames } from '../../lib/refresh-games.ts'
import { useSettings } from '../../lib/settings.ts'
import { local } from '../../lib/storage.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Bank } from '../../lib/bank.ts'
import { mayBegin } from './join-problem.ts'

export type GameDetail = ResultOf<'GET /api/games/:id'>
type Completeness = ResultOf<'GET /api/profile'>['completeness']
/** One join, from the first press to its end. */
export type Joining = { game: GameDetail; /** Null: the profile is complete. */ profile: Completeness | null }

const loadDialogs = () => import('./JoinDialogs.tsx')
const JoinDialogs = lazy(loadDialogs)
const gameQuery = (id: string) => apiQuery('GET /api/games/:id', { params: { id } })

/** Joining a game from wherever its button is: `start` fetches what it needs, `dialogs` goes into the page. */
export function useJoining(bank: Bank): { start: (gameId: string) => void; prepare: (gameId: string) => void; startingId: string | null; dialogs: ReactNode } {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const loadAreas = useLoadAreas()
  const settings = useSettings()
  const [startingId, setStartingId] = useState<string | null>(null)
  const [joining, setJoining] = useState<Joining | null>(null)

  const begin = async (gameId: string) => {
    const [game] = await Promise.all([queryClient.query<GameDetail>({ ...gameQuery(gameId), staleTime: 0 }), loadAreas(['game', 'payment']), loadDialogs()])
    const { join } = game.viewer.can
    const next = mayBegin(join)
    if (next === 'open') return navigate({ to: '/games/$id', params: { id: gameId } })
    if (next === 'login') return navigate({ to: '/login', search: { redirectTo: `/games/${gameId}` } })
    if (next === 'refused') {
      toast({ tone: 'warn', title: t('games.cannotJoin'), description: join === 'GAME_CLASH' ? t('games.clash') : loose(t)(`errors.${String(join)}`, { hours: settings.join_deadline_hours }) })
      return refreshGames(queryClient, gameId)
    }
    const { completeness } = next === 'profile' ? await queryClient.query({ ...profileQuery, staleTime: 0 }) : { completeness: null }
    // remembered until the profile is complete; the list then goes on from here
    if (completeness) local.set('pending-join-game-id', gameId)
    setJoining({ game, profile: completeness })
  }
  const start = (gameId: string) => {
    if (startingId !== null) return
    setStartingId(gameId)
    begin(gameId)
      .catch((error: unknown) => toast({ tone: 'error', title: t('games.joinFailed'), description: errorText(t, error) }))
      .finally(() => setStartingId(null))
  }
  return {
    start, startingId,
    prepare: (gameId) => {
      void loadDialogs()
      void queryClient.query(gameQuery(gameId)).catch(() => undefined)
    },
    dialogs: joining && <Suspense><JoinDialogs joining={joining} bank={bank} onChange={setJoining} onClose={() => setJoining(null)} /></Suspense>,
  }
}
