import type { QueryClient } from '@tanstack/react-query'
import type { useNavigate } from '@tanstack/react-router'
import { refusalValues } from '@tomogolf/format/refusal-values'
import { tDynamic, type Translate } from '@tomogolf/phrases/translator'
import { local } from '@tomogolf/api-client/storage.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { joinDestination } from '../../lib/destination.ts'
import { canEnter } from '../../queries/waits-for.ts'
import { cardsQuery } from '../../queries/cards.ts'
import { gameQuery, type GameDetail } from '../../queries/games.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { profileQuery } from '../../queries/profile.ts'
import type { JoinFlowEvent } from './join-flow.machine.ts'
import { joinStart } from './join-refusal.ts'

type StartOptions = {
  t: Translate
  queryClient: QueryClient
  navigate: ReturnType<typeof useNavigate>
  joinDeadlineHours: number
  /** Loads what the dialogs need beside the game. */
  loadDialogs: () => Promise<unknown>
}

/**
 * Fetches the game and decides how its join starts: in the dialogs, on another page, or not at all.
 */
export async function startJoin(
  gameId: string,
  { t, queryClient, navigate, joinDeadlineHours, loadDialogs }: StartOptions,
): Promise<JoinFlowEvent<'opened' | 'stopped'>> {
  const [game] = await Promise.all([
    queryClient.query<GameDetail>({ ...gameQuery(gameId), staleTime: 0 }),
    loadDialogs(),
    // the sheet opens with its card, so that nothing moves under a finger
    queryClient.query(cardsQuery).catch(() => undefined),
  ])
  const join = canEnter(game)
  switch (joinStart(join)) {
    case 'open':
      return { type: 'opened', game, completeness: null }
    case 'profile': {
      const { completeness } = await queryClient.query({ ...profileQuery, staleTime: 0 })
      // the games list resumes the join when the profile is complete
      local.set('pending-join-game-id', gameId)
      return { type: 'opened', game, completeness }
    }
    case 'gamePage':
      await navigate({ to: '/games/$id', params: { id: gameId } })
      break
    case 'login':
      await navigate({ to: '/login', search: { redirectTo: joinDestination(gameId) } })
      break
    case 'refused':
      toast({
        tone: 'warning',
        title: t('games.cannotJoin'),
        description: tDynamic(t)(`errors.${String(join)}`, {
          hours: joinDeadlineHours,
          ...refusalValues(game.viewer.joinParams ?? {}, t.language),
        }),
        ...(join === 'DEBT_UNPAID' && {
          duration: 10_000,
          action: {
            label: t('games.payDebt'),
            run: () => void navigate({ to: '/payment-methods' }),
          },
        }),
      })
      await invalidateAfter(queryClient, 'POST /api/games/:id/join')
  }
  return { type: 'stopped' }
}
