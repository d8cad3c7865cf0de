import { useEffect, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { filterKey, filtersOf, searchOf, type Filters, type GamesSearch } from './games-search.ts'

/** Debounce of the address, and with it the list, after the last change. */
export const FILTER_DEBOUNCE = 300

type Draft = {
  /** The address that the filters were read from, or have become. */
  of: string
  /** An address that was set here and is not current yet: newer input stays. */
  sent: string | null
  filters: Filters
}

/**
 * The filters: shown at once, debounced into the address, and read from it when it changes
 * otherwise.
 */
export function useFilters(search: GamesSearch) {
  const navigate = useNavigate()
  const address = filterKey(search)
  const [draft, setDraft] = useState<Draft>(() => ({
    of: address,
    sent: null,
    filters: filtersOf(search),
  }))
  if (draft.of !== address)
    setDraft(
      draft.sent === address
        ? { ...draft, of: address, sent: null }
        : { of: address, sent: null, filters: filtersOf(search) },
    )

  const next = searchOf(draft.filters)
  const key = filterKey(next)
  const send = () => {
    if (key === address) return
    setDraft((now) => ({ ...now, sent: key }))
    void navigate({
      to: '/games',
      search: search.view ? { ...next, view: search.view } : next,
      replace: true,
    })
  }
  useEffect(() => {
    if (key === address || key === draft.sent) return
    const timer = setTimeout(send, FILTER_DEBOUNCE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only `key` decides what is sent: another render must not restart the debounce
  }, [key, address, draft.sent])
  return {
    filters: draft.filters,
    change: (part: Partial<Filters>) =>
      setDraft((now) => ({ ...now, filters: { ...now.filters, ...part } })),
    /** Skips the debounce: Enter in the search field. */
    send,
    /** A change is debounced, or its list is loading. */
    waiting: key !== address,
  }
}
