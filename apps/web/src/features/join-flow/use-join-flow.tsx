import { lazy, Suspense, useReducer, type ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useI18n, useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { JoinParts } from '../../lib/join-parts.ts'
import { gameQuery } from '../../queries/games.ts'
import { useSettings } from '../../queries/settings.ts'
import { initialState, joinFlowReducer } from './join-flow.machine.ts'

const loadJoinFlow = () => import('./JoinFlow.tsx')
const loadStartJoin = () => import('./start-join.ts')
const JoinFlow = lazy(loadJoinFlow)

export type JoinFlowControls = {
  start: (gameId: string) => void
  /** Loads code and data ahead of `start`, for a button that is about to be pressed. */
  prepare: (gameId: string) => void
  startingId: string | null
  /** Render this anywhere in the page. */
  dialogs: ReactNode
}

/** The join flow of a page: state, start and dialogs. */
export function useJoinFlow(parts: JoinParts): JoinFlowControls {
  const { t } = useI18n()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const loadAreas = useLoadAreas()
  const { join_deadline_hours: joinDeadlineHours } = useSettings()
  const [state, send] = useReducer(joinFlowReducer, initialState)

  const open = async (gameId: string) => {
    const { startJoin } = await loadStartJoin()
    const loadDialogs = () =>
      Promise.all([loadAreas(['game', 'payment', 'account', 'names']), loadJoinFlow()])
    send(await startJoin(gameId, { t, queryClient, navigate, joinDeadlineHours, loadDialogs }))
  }
  const start = (gameId: string) => {
    if (state.step !== 'idle') return
    send({ type: 'start', gameId })
    open(gameId).catch((error: unknown) => {
      toast({ tone: 'danger', title: t('games.joinFailed'), description: errorText(t, error) })
      send({ type: 'stopped' })
    })
  }
  const prepare = (gameId: string) => {
    void loadStartJoin()
    void loadJoinFlow()
    void queryClient.query(gameQuery(gameId)).catch(() => undefined)
  }
  return {
    start,
    prepare,
    startingId: state.step === 'starting' ? state.gameId : null,
    dialogs: state.step !== 'idle' && state.step !== 'starting' && (
      <Suspense>
        <JoinFlow state={state} send={send} parts={parts} />
      </Suspense>
    ),
  }
}
