import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import type { PendingCheckIn as Pending } from '../check-in-link.ts'
import { takePending } from '../pending.ts'

const RunCheckIn = lazy(() => import('./RunCheckIn.tsx'))

type PendingCheckInProps = {
  gameId: string
  meId: string
  /** The guest's first name, for the greeting. */
  name: string | null
  /** The game's page. */
  children: ReactNode
}
/**
 * For a game's page: runs a pending check-in once and shows its result in place of the page, until
 * the guest goes to the game. Loads its phrases and code itself.
 */
export function PendingCheckIn({ gameId, meId, name, children }: PendingCheckInProps) {
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
  if (pending?.gameId !== gameId) return children
  return (
    <Suspense>
      <RunCheckIn
        key={gameId}
        {...pending}
        meId={meId}
        name={name}
        onClose={() => setPending(null)}
      />
    </Suspense>
  )
}
