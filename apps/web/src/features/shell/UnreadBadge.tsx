import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { unreadQuery } from '../../queries/conversation/messages.ts'

const POLL = 60_000
const COUNT = /^\(\d+\) /

/** Unread messages in the tab's title and on the installed app's icon. */
export function UnreadBadge() {
  const { data } = useQuery({ ...unreadQuery, refetchInterval: POLL, staleTime: POLL / 2 })
  const unread = data?.games.reduce((sum, game) => sum + game.unread, 0) ?? 0
  useEffect(() => {
    void (unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.())?.catch(
      () => undefined,
    )
    const show = () => {
      const plain = document.title.replace(COUNT, '')
      const title = unread > 0 ? `(${unread}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    show()
    // each page sets its own title
    const change = new MutationObserver(show)
    change.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => change.disconnect()
  }, [unread])
  return null
}
