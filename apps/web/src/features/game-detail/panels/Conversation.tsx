import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ConversationLink } from '../../../components/ConversationLink.tsx'
import { SafetyButton } from '../../../components/safety/SafetyButton.tsx'
import type { GameDetail } from '../../../queries/games.ts'

/** For the people of a game, once there is a person to write to; on its day with what keeps them safe. */
export function Conversation({ game }: { game: GameDetail }) {
  const t = useT()
  const { role, participation } = game.viewer
  const talks =
    role === 'host'
      ? game.players.length > 1
      : participation !== null && CONFIRMED.includes(participation.status)
  if (!talks) return null
  return (
    <div className="mt-4.5">
      <ConversationLink
        block
        gameId={game.id}
        label={t('game.messages.open')}
        unreadLabel={(count) => t('game.messages.unread', { count })}
      />
      <SafetyButton game={game} />
    </div>
  )
}
