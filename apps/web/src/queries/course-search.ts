import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type CourseHit = ResultOf<'GET /api/golf-courses/search'>[number]
/** One course of the list. */
export const courseQuery = (slug: string) =>
  apiQuery('GET /api/golf-courses/:id', { params: { id: slug } })

const FROM = 2
const DEBOUNCE = 300
const KEPT = 5 * 60_000

/** Courses for what is being typed, from two characters on; asked for when the typing pauses, kept five minutes. */
export function useCourseSearch(text: string) {
  const wanted = text.trim()
  const [asked, setAsked] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [wanted])
  const enabled = asked.length >= FROM
  const query = useQuery({
    ...apiQuery('GET /api/golf-courses/search', { query: { q: asked } }),
    enabled,
    staleTime: KEPT,
  })
  const idle = wanted.length < FROM
  const loading = !idle && (asked !== wanted || query.isPending)
  return {
    idle,
    loading,
    failed: !idle && !loading && query.isError,
    courses: idle || loading ? [] : (query.data ?? []),
    asked,
  }
}
