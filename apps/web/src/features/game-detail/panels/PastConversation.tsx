import { useQuery, useQueryClient } from '@tanstack/react-query'
import { hasReceived } from '@tomogolf/domain/conversation/conversation-access'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { ConversationLink } from '../../../components/ConversationLink.tsx'
import { conversationQuery, type Conversation } from '../../../queries/conversation/messages.ts'
import type { GameDetail } from '../../../queries/games.ts'

/** The way to what was written before a game was cancelled: it is read only, so an empty one is left out. */
export function PastConversation({ game }: { game: GameDetail }) {
  const t = useT()
  const { role, participation } = game.viewer
  const { data } = useQuery<Conversation>({
    ...conversationQuery(useQueryClient(), game.id),
    enabled: role === 'host' || (participation !== null && hasReceived(participation.status)),
  })
  return data?.messages.length ? (
    <ConversationLink
      gameId={game.id}
      label={t('game.messages.open')}
      unreadLabel={(count) => t('game.messages.unread', { count })}
    />
  ) : null
}
