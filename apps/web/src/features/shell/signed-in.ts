import { useEffect, useState } from 'react'
import { useMe } from '../../queries/session.ts'

type Parts = typeof import('./SignedInParts.tsx')
let loaded: Parts | undefined

/**
 * The parts of the shell that only a signed-in user sees: not in a visitor's first load. The server
 * and the hydration of a user's page load them first, so that no click on them is lost.
 */
export async function loadSignedInParts(): Promise<void> {
  loaded ??= await import('./SignedInParts.tsx')
}

/** Undefined for visitors, and for a moment after a login. */
export function useSignedInParts(): Parts | undefined {
  const me = useMe()
  const [, show] = useState(loaded)
  useEffect(() => {
    if (me && !loaded)
      loadSignedInParts().then(
        () => show(loaded),
        () => undefined,
      )
  }, [me])
  return me ? loaded : undefined
}
