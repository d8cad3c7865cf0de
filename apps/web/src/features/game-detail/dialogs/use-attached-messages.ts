import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { keepStanding } from '../../../queries/conversation/messages.ts'

/** The own messages that are picked for a statement; `onRefusal` drops those that were removed. */
export function useAttachedMessages(gameId: string) {
  const queryClient = useQueryClient()
  const [messageIds, setMessageIds] = useState<string[]>([])
  const onRefusal = async (error: Error): Promise<void> => {
    if (error instanceof ApiError && error.code === 'MESSAGE_GONE')
      setMessageIds(await keepStanding(queryClient, gameId, messageIds))
  }
  return { messageIds, setMessageIds, onRefusal }
}
