import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { courseSuggestionsQuery } from '../queries/courses.ts'

const MIN_LENGTH = 2
const DEBOUNCE_MS = 300

/** Course suggestions for the typed text, from two characters on, debounced. */
export function useCourseSuggestions(text: string) {
  const wanted = text.trim()
  const [debounced, setDebounced] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(wanted), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const query = useQuery({
    ...courseSuggestionsQuery(debounced),
    enabled: debounced.length >= MIN_LENGTH,
  })
  const idle = wanted.length < MIN_LENGTH
  const loading = !idle && (debounced !== wanted || query.isPending)
  return {
    idle,
    loading,
    failed: !idle && !loading && query.isError,
    courses: idle || loading ? [] : (query.data ?? []),
    searched: debounced,
  }
}
