import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { track } from '../../lib/analytics.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { offerInstall } from '../../lib/install.ts'
import { profileQuery } from '../../queries/profile.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { joinProblem } from './join-problem.ts'
import type { BankAction } from '../../lib/bank.ts'
import type { GameDetail } from '../../queries/games.ts'
import type { Joining } from './use-joining.tsx'

type JoinResult = ResultOf<'POST /api/games/:id/join'>
type Participation = JoinResult['participation']
type Options = {
  game: GameDetail
  onClose: () => void
  onProfile: (profile: NonNullable<Joining['profile']>) => void
  /** The amounts changed. */ onTerms: () => void
}

/** Joining itself: the call, the bank's question, and what each refusal leads to. */
export function useJoin({ game, onClose, onProfile, onTerms }: Options) {
  const t = useT()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const params = { id: game.id }
  const [action, setAction] = useState<BankAction | null>(null)
  const [joined, setJoined] = useState<Participation | null>(null)
  /** A sentence to be read in the dialog. */
  const [problem, setProblem] = useState<string | null>(null)

  const arrive = async ({ participation, action: asked }: JoinResult) => {
    setAction(asked)
    if (asked) return
    local.remove('pending-join-game-id')
    toast({
      tone: 'success',
      title: t('game.joined.title'),
      description: t('game.joined.toast', { name: game.host.displayName }),
    })
    track('join', { gameId: game.id })
    setJoined(participation)
    offerInstall()
    await invalidateAfter(queryClient, 'POST /api/games/:id/join', game.id)
  }
  const leaveFor = (to: () => unknown) => {
    onClose()
    to()
  }
  const refused = async (error: unknown) => {
    setAction(null)
    const words = errorText(t, error)
    const way = joinProblem(error instanceof ApiError ? error.code : '')
    if (way === 'login')
      return leaveFor(() => navigate({ to: '/login', search: { redirectTo: `/games/${game.id}` } }))
    if (way === 'card') {
      toast({
        tone: 'warning',
        title: t('game.paymentRequired'),
        description: t('game.paymentRequiredText'),
      })
      // with a card saved, the game's page goes on from here
      local.set('autoJoinGameId', game.id)
      return leaveFor(() =>
        navigate({ to: '/payment-setup', search: { redirectTo: `/games/${game.id}` } }),
      )
    }
    if (way === 'profile') {
      local.set('pending-join-game-id', game.id)
      return onProfile((await queryClient.query({ ...profileQuery, staleTime: 0 })).completeness)
    }
    await invalidateAfter(queryClient, 'POST /api/games/:id/join', game.id)
    if (way === 'unknown') {
      toast({ tone: 'info', title: t('game.checking.title'), description: words })
      return leaveFor(() => navigate({ to: '/games/$id', params }))
    }
    if (way === 'terms') onTerms()
    if (way === 'closed' || way === 'gone') {
      toast({
        tone: 'warning',
        title: t(way === 'closed' ? 'games.cannotJoin' : 'games.joinFailed'),
        description: words,
      })
      return onClose()
    }
    toast({ tone: 'danger', title: t('games.joinFailed'), description: words })
    return setProblem(words)
  }
  const join = useMutation({
    mutationFn: () =>
      api('POST /api/games/:id/join', {
        params,
        body: {
          agreed: true,
          policyVersion: game.joinPreview.policyVersion,
          holdAmount: game.joinPreview.hold.amount,
        },
      }),
    onMutate: () => setProblem(null),
    onSuccess: arrive,
    onError: refused,
  })
  /** The bank has been answered: the server asks the provider what came of it. */
  const confirm = () =>
    void api('POST /api/games/:id/confirm-hold', { params }).then(arrive, refused)
  return { submit: () => join.mutate(), busy: join.isPending, action, confirm, joined, problem }
}
