import { lazy, Suspense, useEffect, useState } from 'react'
import { useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GameDetail } from '../../../queries/games.ts'
import type { PresenceActions } from './Presence.tsx'

const loadPresence = () => import('./Presence.tsx')
const Presence = lazy(loadPresence)

/**
 * Questions about presence: a report about the host, "Did you play?", a mark to object to. Most
 * games have none, so it is loaded with its texts only when there is one.
 */
export function PresenceSlot({ game, ...actions }: { game: GameDetail } & PresenceActions) {
  const loadAreas = useLoadAreas()
  const [ready, setReady] = useState(false)
  const presence = game.viewer.presence ?? null
  const needed = presence !== null && (presence.review !== null || presence.canObject)
  useEffect(() => {
    if (needed)
      void Promise.all([loadAreas(['checkin']), loadPresence()]).then(() => setReady(true))
  }, [needed, loadAreas])
  if (!needed || !ready) return null
  return (
    <Suspense>
      <Presence game={game} presence={presence} {...actions} />
    </Suspense>
  )
}
