import { lazy, Suspense, useEffect, useState } from 'react'
import { useLoadAreas } from '../../../lib/i18n.tsx'
import { takePending } from '../pending.ts'

const RunCheckIn = lazy(() => import('./RunCheckIn.tsx'))

/**
 * For a game's page: runs a check-in that was put aside by a link, once, and shows what came of it. Renders nothing when none waits.
 * It brings its phrases and its code itself.
 */
export function PendingCheckIn({ gameId, name }: { gameId: string; /** The guest's first name, for the greeting. */ name: string | null }) {
  const loadAreas = useLoadAreas()
  const [waiting, setWaiting] = useState<{ gameId: string; code: string } | null>(null)
  useEffect(() => {
    const code = takePending(gameId)
    if (code !== undefined) void loadAreas(['checkin']).then(() => setWaiting({ gameId, code }))
  }, [gameId, loadAreas])
  if (waiting?.gameId !== gameId) return null
  return <Suspense><RunCheckIn key={gameId} gameId={gameId} code={waiting.code} name={name} /></Suspense>
}
