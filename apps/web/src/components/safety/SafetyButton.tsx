import { lazy, Suspense, useState } from 'react'
import { ShieldCheck } from 'lucide-react'
import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import { mayShareRound } from '@tomogolf/domain/safety/round-share'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GameDetail } from '../../queries/games.ts'

const SafetySheet = lazy(() => import('./SafetySheet.tsx'))

/** On the day of a game, for its host and guests. */
export function SafetyButton({ game }: { game: GameDetail }) {
  const t = useT()
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  const { role, participation } = game.viewer
  const plays =
    role === 'host' || (participation !== null && CONFIRMED.includes(participation.status))
  // a cancelled game has another page
  const shared = { teeTime: Date.parse(game.teeTime), status: 'scheduled' } as const
  if (!mayShareRound(shared, { plays }, now)) return null
  return (
    <>
      <Button
        block
        variant="outline"
        icon={ShieldCheck}
        className="mt-3"
        onClick={() => setOpen(true)}
      >
        {t('game.safety.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <SafetySheet game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
