import { useNavigate, useSearch } from '@tanstack/react-router'
import { checked, present, text, wholeNumber } from '@tomogolf/ui/lib/search-params.ts'

/**
 * State of a list in the URL: page, sort, search text, the open row, the single row of a link, and
 * the list's own filters.
 */
export type ListSearch = {
  page?: number
  sort?: string
  search?: string
  open?: string
  id?: string
} & { [filter: string]: string | number | undefined }

/** For a route's `validateSearch`: the list's own filters by name. */
export const listSearch =
  (...filters: readonly string[]) =>
  (raw: Record<string, unknown>): ListSearch =>
    checked({
      page: wholeNumber(raw.page),
      sort: text(raw.sort),
      search: text(raw.search),
      open: text(raw.open),
      id: text(raw.id),
      ...Object.fromEntries(filters.map((name) => [name, text(raw[name])])),
    }) as ListSearch

/** The URL holds the list's state, so that it can be shared. A new filter resets the page. */
export function useListSearch(): [
  search: ListSearch,
  change: (patch: Partial<ListSearch>) => void,
] {
  const search = useSearch({ strict: false }) as ListSearch
  const navigate = useNavigate()
  const change = (patch: Partial<ListSearch>) => {
    const keepsPage = Object.keys(patch).every((name) => name === 'open' || name === 'page')
    void navigate({
      to: '.',
      search: present({
        ...search,
        ...(!keepsPage && { page: undefined, open: undefined }),
        ...patch,
      }),
      replace: true,
    } as never)
  }
  return [search, change]
}
