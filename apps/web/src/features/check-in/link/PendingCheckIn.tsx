import { lazy, Suspense, useEffect, useState } from 'react'
import { useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import { takePending, type PendingCheckIn as Pending } from '../pending.ts'

const RunCheckIn = lazy(() => import('./RunCheckIn.tsx'))

/**
 * For a game's page: runs a check-in that was put aside by a link, once, and shows what came of it. Renders nothing when none waits.
 * It brings its phrases and its code itself.
 */
export function PendingCheckIn({
  gameId,
  meId,
  name,
}: {
  gameId: string
  meId: string
  /** The guest's first name, for the greeting. */ name: string | null
}) {
  const loadAreas = useLoadAreas()
  const [waiting, setWaiting] = useState<Pending | null>(null)
  useEffect(() => {
    const taken = takePending(gameId)
    if (taken) void loadAreas(['checkin']).then(() => setWaiting(taken))
  }, [gameId, loadAreas])
  // whoever opens the game at home has the words of check-in on this device, too, when there is no signal at the course
  useEffect(() => {
    void loadAreas(['checkin'])
  }, [loadAreas])
  if (waiting?.gameId !== gameId) return null
  return (
    <Suspense>
      <RunCheckIn key={gameId} {...waiting} meId={meId} name={name} />
    </Suspense>
  )
}
