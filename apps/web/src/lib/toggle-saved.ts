import type { QueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { Translate } from '@tomogolf/phrases/translator'
import { markSaved } from '../queries/saved-games.ts'
import { invalidateAfter } from '../queries/invalidation.ts'

/** Saves a game or removes it, on every screen. A failure is shown and changes nothing. */
export async function setSaved(
  queryClient: QueryClient,
  t: Translate,
  gameId: string,
  saved: boolean,
): Promise<boolean> {
  const mutation = saved ? 'PUT /api/games/:id/saved' : 'DELETE /api/games/:id/saved'
  try {
    await api(mutation, { params: { id: gameId } })
    markSaved(queryClient, gameId, saved)
    await invalidateAfter(queryClient, mutation)
    return true
  } catch (error) {
    toast({ tone: 'danger', title: errorText(t, error) })
    return false
  }
}
