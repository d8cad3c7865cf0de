import { useEffect, useRef } from 'react'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { ApiQuery } from '@tomogolf/api-client/api.ts'

const POLL_MS = 3000

/**
 * Reads a record again while the card provider is at work on it. Once it has answered, all data is
 * read again: lists and sums show the result only now.
 */
export function useUnfinished<Data>(
  query: ApiQuery<Data>,
  isUnfinished: (data: Data) => boolean,
): UseQueryResult<Data> {
  const queryClient = useQueryClient()
  const result = useQuery<Data>({
    ...query,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isUnfinished(data) ? POLL_MS : false,
  })
  const isWaiting = result.data !== undefined && isUnfinished(result.data)
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void queryClient.invalidateQueries()
    wasWaiting.current = isWaiting
  }, [isWaiting, queryClient])
  return result
}
