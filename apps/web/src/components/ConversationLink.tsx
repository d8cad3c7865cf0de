import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { unreadOf, unreadQuery } from '../queries/conversation/messages.ts'

type ConversationLinkProps = {
  gameId: string
  label: ReactNode
  /** What the number beside the label counts. */
  unreadLabel: (count: number) => string
  block?: boolean
  className?: string
}
/** The way to a game's conversation, with the number of unread messages. */
export function ConversationLink({
  gameId,
  label,
  unreadLabel,
  block,
  className,
}: ConversationLinkProps) {
  const { data } = useQuery(unreadQuery)
  const unread = unreadOf(data, gameId)
  return (
    <LinkButton
      to="/games/$id/messages"
      params={{ id: gameId }}
      variant="outline"
      block={block}
      icon={MessagesSquare}
      className={className}
    >
      {label}
      {unread > 0 && (
        <>
          <span
            aria-hidden
            className="ml-1.5 inline-block rounded-full bg-success px-2 text-xs leading-normal font-bold text-on-success"
          >
            {unread}
          </span>
          <span className="sr-only"> {unreadLabel(unread)}</span>
        </>
      )}
    </LinkButton>
  )
}
