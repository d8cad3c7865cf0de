import { lazy, Suspense, useEffect, useState } from 'react'
import { useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import { takePending, type PendingCheckIn as Pending } from '../pending.ts'

const RunCheckIn = lazy(() => import('./RunCheckIn.tsx'))

/**
 * For a game's page: runs a pending check-in once and shows the result. Renders nothing when none
 * is pending. Loads its phrases and code itself.
 */
export function PendingCheckIn({
  gameId,
  meId,
  name,
}: {
  gameId: string
  meId: string
  /** The guest's first name, for the greeting. */
  name: string | null
}) {
  const loadAreas = useLoadAreas()
  const [pending, setPending] = useState<Pending | null>(null)
  useEffect(() => {
    const taken = takePending(gameId)
    if (taken) void loadAreas(['checkin']).then(() => setPending(taken))
  }, [gameId, loadAreas])
  // caches the texts when the game is opened at home: the course may have no signal
  useEffect(() => {
    void loadAreas(['checkin'])
  }, [loadAreas])
  if (pending?.gameId !== gameId) return null
  return (
    <Suspense>
      <RunCheckIn key={gameId} {...pending} meId={meId} name={name} />
    </Suspense>
  )
}
