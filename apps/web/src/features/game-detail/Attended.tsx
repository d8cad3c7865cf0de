import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GameDetail } from '../../queries/games.ts'

/** The rounds that a player attended of those due. Renders nothing with too few rounds. */
export function Attended({
  reliability,
  playerId,
  className,
}: {
  reliability: GameDetail['reliability']
  playerId: string
  className?: string
}) {
  const t = useT()
  const rounds = reliability.find((entry) => entry.playerId === playerId)
  if (!rounds) return null
  const { attended, due } = rounds
  return <span className={className}>{t('game.host.attended', { attended, due })}</span>
}
