import { useEffect, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { filterKey, filtersOf, searchOf, type Filters, type GamesSearch } from './games-search.ts'

/** A changed filter reaches the address, and with it the list, this long after the last change. */
export const FILTER_DEBOUNCE = 300

type Draft = {
  /** The address that the filters were read from, or have become. */
  of: string
  /** An address of our own making that has not arrived yet: what was typed meanwhile stays. */
  sent: string | null
  filters: Filters
}

/** The filters as they are being set: shown at once, in the address a moment later, taken from it when it changes by itself. */
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
    void navigate({ to: '/games', search: next, replace: true })
  }
  useEffect(() => {
    if (key === address || key === draft.sent) return
    const timer = setTimeout(send, FILTER_DEBOUNCE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is sent belongs to `key`: a render for another reason must not start the wait anew
  }, [key, address, draft.sent])
  return {
    filters: draft.filters,
    change: (part: Partial<Filters>) =>
      setDraft((now) => ({ ...now, filters: { ...now.filters, ...part } })),
    /** Without the wait: Enter in the search field. */
    send,
    /** A change waits to be sent, or its list to arrive. */
    waiting: key !== address,
  }
}
