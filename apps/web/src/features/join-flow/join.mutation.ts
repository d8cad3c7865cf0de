import { useRef } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { api } from '@tomogolf/api-client/api.ts'
import { joinDestination } from '../../lib/destination.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { track } from '../../lib/analytics.ts'
import type { GivenName } from '../../lib/course-name.ts'
import { offerInstall } from '../../lib/install/offer-install.ts'
import type { NewCompanion } from '../../lib/party/party.ts'
import type { GameDetail } from '../../queries/games.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { profileQuery } from '../../queries/profile.ts'
import type { AskResult, JoinFlowEvent, JoinResult, WaitResult } from './join-flow.machine.ts'
import { joinRefusal } from './join-refusal.ts'

type Call =
  | 'POST /api/games/:id/join'
  | 'POST /api/games/:id/requests'
  | 'POST /api/games/:id/waiting-list'
  | 'POST /api/games/:id/confirm-hold'

/**
 * Joins the game, asks its host, joins the waiting list (`waits`), or confirms the hold after 3-D Secure, and reports the outcome to
 * the state machine. A refusal may lead to another page.
 */
export function useJoinMutation(
  game: GameDetail,
  send: (event: JoinFlowEvent) => void,
  {
    waits,
    companions,
    invited,
    readName,
  }: {
    waits: boolean
    companions: readonly NewCompanion[]
    /** Companions who join with their own accounts. */
    invited: number
    readName: () => GivenName | null
  },
) {
  const t = useT()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const params = { id: game.id }
  const asks = game.joining === 'approve'
  /** The last question of the bank. */
  const asked = useRef<string | null>(null)
  const refreshGame = () => invalidateAfter(queryClient, 'POST /api/games/:id/requests')

  /** A request or a place on the list: nothing is held. */
  const onPromised = async (result: AskResult | WaitResult) => {
    send('request' in result ? { type: 'asked', ...result } : { type: 'listed', ...result })
    local.remove('pending-join-game-id')
    track('join', { gameId: game.id })
    offerInstall()
    await refreshGame()
  }

  const onPlaced = async (result: JoinResult) => {
    send({ type: 'placed', ...result })
    if (result.action) return
    local.remove('pending-join-game-id')
    toast({
      tone: 'success',
      title: t('game.joined.title'),
      description: t('game.joined.toast', { name: game.host.displayName }),
    })
    track('join', { gameId: game.id })
    offerInstall()
    await refreshGame()
  }

  /** The bank was not reached, or has not answered: the game's page offers its question again. */
  const leaveUnanswered = async () => {
    send({ type: 'closed' })
    await refreshGame()
    await navigate({ to: '/games/$id', params })
  }
  const leaveForLogin = () => {
    send({ type: 'closed' })
    void navigate({ to: '/login', search: { redirectTo: joinDestination(game.id) } })
  }
  const leaveForCard = () => {
    toast({
      tone: 'warning',
      title: t('game.paymentRequired'),
      description: t('game.paymentRequiredText'),
    })
    // the game's page resumes the join when a card is saved
    local.set('autoJoinGameId', game.id)
    send({ type: 'closed' })
    void navigate({ to: '/payment-setup', search: { redirectTo: `/games/${game.id}` } })
  }
  const askForProfile = async () => {
    // the games list resumes the join when the profile is complete
    local.set('pending-join-game-id', game.id)
    const { completeness } = await queryClient.query({ ...profileQuery, staleTime: 0 })
    send({ type: 'profileMissing', completeness })
  }

  const onRefused = async (error: unknown) => {
    const refusal = joinRefusal(error instanceof ApiError ? error.code : '')
    if (refusal === 'login') return leaveForLogin()
    if (refusal === 'card') return leaveForCard()
    if (refusal === 'profile') return askForProfile()
    await refreshGame()
    const description = errorText(t, error)
    if (refusal === 'unknown') {
      toast({ tone: 'info', title: t('game.checking.title'), description })
      send({ type: 'closed' })
      return void navigate({ to: '/games/$id', params })
    }
    if (refusal === 'tooLate' || refusal === 'unavailable') {
      const title = t(refusal === 'tooLate' ? 'games.cannotJoin' : 'games.joinFailed')
      toast({ tone: 'warning', title, description })
      return send({ type: 'closed' })
    }
    const title = t(waits ? 'game.wait.failed' : asks ? 'game.ask.failed' : 'games.joinFailed')
    toast({ tone: 'danger', title, description })
    send({ type: 'refused', problem: description, termsChanged: refusal === 'terms' })
  }

  const { mutate } = useMutation({
    mutationFn: (call: Call): Promise<JoinResult | AskResult | WaitResult> => {
      const name = readName()
      return call !== 'POST /api/games/:id/confirm-hold'
        ? api(call, {
            params,
            body: {
              agreed: true,
              policyVersion: game.joinPreview.policyVersion,
              holdAmount: game.joinPreview.hold.amount,
              ...(name && { name }),
              ...(companions.length > 0 && { companions: [...companions] }),
              ...(invited > 0 && { invited }),
              ...(game.invite && { invite: game.invite }),
            },
          })
        : api(call, { params })
    },
    onSuccess: (result, call) => {
      if (!('participation' in result)) return onPromised(result)
      // of a party, the bank asks about one hold after another
      const isAsked = result.action !== null && result.action.clientSecret === asked.current
      asked.current = result.action?.clientSecret ?? null
      return call === 'POST /api/games/:id/confirm-hold' && isAsked
        ? leaveUnanswered()
        : onPlaced(result)
    },
    onError: onRefused,
  })
  return {
    submit: () => {
      send({ type: 'submitted' })
      mutate(
        waits
          ? 'POST /api/games/:id/waiting-list'
          : asks
            ? 'POST /api/games/:id/requests'
            : 'POST /api/games/:id/join',
      )
    },
    /** Call when the bank has answered, either way: the server asks the provider for the result. */
    confirm: () => {
      send({ type: 'authenticated' })
      mutate('POST /api/games/:id/confirm-hold')
    },
  }
}
