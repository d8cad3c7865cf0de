import { lazy, Suspense, useEffect, useState } from 'react'
import { useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import type { PoolNoteProps } from './PoolNote.tsx'

const loadNote = () => import('./PoolNote.tsx')
const PoolNote = lazy(loadNote)

/** Loaded with its texts after the page, for users only: visitors see no pool. */
export function PoolSlot(props: PoolNoteProps) {
  const loadAreas = useLoadAreas()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    void Promise.all([loadAreas(['pool']), loadNote()])
      .then(() => setReady(true))
      .catch(() => undefined)
  }, [loadAreas])
  if (!ready) return null
  return (
    <Suspense>
      <PoolNote {...props} />
    </Suspense>
  )
}
