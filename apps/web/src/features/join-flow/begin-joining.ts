import type { QueryClient } from '@tanstack/react-query'
import type { useNavigate } from '@tanstack/react-router'
import { tDynamic, type Translate } from '@tomogolf/phrases/translator'
import { profileQuery } from '../../queries/profile.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'
import { local } from '@tomogolf/api-client/storage.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { mayBegin } from './join-problem.ts'
import { gameQuery, type GameDetail } from '../../queries/games.ts'
import type { Joining } from './use-joining.tsx'

type Surroundings = {
  t: Translate
  queryClient: QueryClient
  navigate: ReturnType<typeof useNavigate>
  deadlineHours: number
  /** Fetches what the dialogs need beside the game. */
  ready: () => Promise<unknown>
}

/** What comes after the first press: the dialogs' facts, or null where the way leads elsewhere or the game takes nobody. */
export async function beginJoining(
  gameId: string,
  { t, queryClient, navigate, deadlineHours, ready }: Surroundings,
): Promise<Joining | null> {
  const [game] = await Promise.all([
    queryClient.query<GameDetail>({ ...gameQuery(gameId), staleTime: 0 }),
    ready(),
  ])
  const { join } = game.viewer.can
  const next = mayBegin(join)
  if (next === 'open') await navigate({ to: '/games/$id', params: { id: gameId } })
  if (next === 'login') await navigate({ to: '/login', search: { redirectTo: `/games/${gameId}` } })
  if (next === 'refused') {
    toast({
      tone: 'warning',
      title: t('games.cannotJoin'),
      description: tDynamic(t)(`errors.${String(join)}`, {
        hours: deadlineHours,
        course: game.viewer.clash?.courseName ?? '',
      }),
    })
    await invalidateAfter(queryClient, 'POST /api/games/:id/join', gameId)
  }
  if (next !== 'begin' && next !== 'profile') return null
  const { completeness } =
    next === 'profile'
      ? await queryClient.query({ ...profileQuery, staleTime: 0 })
      : { completeness: null }
  // remembered until the profile is complete; the list then goes on from here
  if (completeness) local.set('pending-join-game-id', gameId)
  return { game, profile: completeness }
}
