import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { invalidateAfter } from '../../queries/invalidation.ts'

const isVisible = () => document.visibilityState === 'visible'

/** Marks messages as read once they are on a visible page. */
export function useReadMark(gameId: string, newest: number, read: number): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (newest <= read) return
    const mark = () => {
      if (!isVisible()) return
      removeEventListener('visibilitychange', mark)
      void api('PUT /api/games/:id/messages/read', {
        params: { id: gameId },
        body: { seq: newest },
      }).then(
        () => invalidateAfter(queryClient, 'PUT /api/games/:id/messages/read'),
        // the next message marks this one too
        () => undefined,
      )
    }
    addEventListener('visibilitychange', mark)
    mark()
    return () => removeEventListener('visibilitychange', mark)
  }, [gameId, newest, read, queryClient])
}
