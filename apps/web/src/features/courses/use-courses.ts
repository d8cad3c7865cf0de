import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { present, text } from '@tomogolf/ui/lib/search-params.ts'
import type { CoursePage } from '../../queries/courses.ts'
import { courseListQuery, type CoursesSearch } from './courses-search.ts'

/** Debounce of the search text before it is written to the URL, in milliseconds. */
const DEBOUNCE = 300

/** The courses for the search parameters; the previous ones stay while others load. */
export function useCourses(search: CoursesSearch) {
  const query = useQuery<CoursePage>({
    ...courseListQuery(search),
    placeholderData: keepPreviousData,
  })
  return {
    page: query.data,
    old: query.isPlaceholderData,
    error: query.isFetching ? null : query.error,
    retry: () => void query.refetch(),
  }
}

/**
 * The search text: shown at once, written to the URL after a debounce, and reset when the URL
 * changes.
 */
export function useSearchText(search: CoursesSearch) {
  const navigate = useNavigate()
  const known = search.q ?? ''
  const [typed, setTyped] = useState({ text: known, of: known })
  if (typed.of !== known)
    setTyped({ text: typed.text.trim() === known ? typed.text : known, of: known })
  const wanted = typed.text.trim()
  const send = () => {
    if (wanted !== known)
      void navigate({
        to: '/golf-courses',
        search: present({ ...search, q: text(wanted), page: undefined }),
        replace: true,
      })
  }
  useEffect(() => {
    const timer = setTimeout(send, DEBOUNCE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a render for another reason must not restart the debounce
  }, [wanted, known])
  return {
    text: typed.text,
    type: (next: string) => setTyped((now) => ({ ...now, text: next })),
    send,
  }
}
