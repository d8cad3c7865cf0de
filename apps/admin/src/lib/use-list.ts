import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { EndpointKey, ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import type { ListSearch } from './list-search.ts'
import { saveFile } from './save-file.ts'

export type ListKey = Extract<EndpointKey, `GET /api/admin/${string}`> &
  (
    | 'GET /api/admin/users'
    | 'GET /api/admin/games'
    | 'GET /api/admin/holds'
    | 'GET /api/admin/transactions'
    | 'GET /api/admin/cases'
    | 'GET /api/admin/issues'
    | 'GET /api/admin/reports'
    | 'GET /api/admin/requests'
    | 'GET /api/admin/courses'
    | 'GET /api/admin/disputes'
    | 'GET /api/admin/approvals'
    | 'GET /api/admin/payout-batches'
    | 'GET /api/admin/bookings'
    | 'GET /api/admin/audit-log'
  )
export type RowOf<K extends ListKey> = ResultOf<K> extends { rows: (infer Row)[] } ? Row : never
type ListPage<K extends ListKey> = {
  rows: RowOf<K>[]
  pagination: ResultOf<'GET /api/admin/users'>['pagination']
}

const POLL_MS = 5000
const queryOf = ({ open: _open, ...query }: ListSearch) => query
/** Loads the page of a list in the URL; the previous page stays visible meanwhile. */
export function useList<K extends ListKey>(
  key: K,
  search: ListSearch,
  {
    enabled = true,
    isLive,
  }: { enabled?: boolean; isLive?: ((row: RowOf<K>) => boolean) | undefined } = {},
) {
  return useQuery<ListPage<K>>({
    ...(apiQuery as (key: string, input: object) => { queryKey: [string] })(key, {
      query: queryOf(search),
    }),
    placeholderData: keepPreviousData as never,
    enabled,
    refetchInterval: ({ state }) => (isLive && state.data?.rows.some(isLive) ? POLL_MS : false),
  })
}

/** Downloads the whole list as a CSV file, with the filters of the URL. */
export async function downloadCsv(path: string, search: ListSearch): Promise<void> {
  const query = new URLSearchParams(
    Object.entries(queryOf(search)).flatMap(([name, value]) =>
      value === undefined || name === 'page' ? [] : [[name, String(value)]],
    ),
  )
  const response = await fetch(`${path}?${query}`, {
    headers: { accept: 'text/csv' },
    credentials: 'include',
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const name =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ??
    'tomogolf.csv'
  saveFile(name, await response.blob())
}
