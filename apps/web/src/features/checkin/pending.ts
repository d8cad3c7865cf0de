import { parseStored, session } from '../../lib/storage.ts'

/** A check-in that waits: for a login, or for the network. It lives as long as the tab. */
export type PendingCheckIn = { gameId: string; code: string }

/** Longer than any code, shorter than harm. */
const MOST = 40

export const keepPending = ({ gameId, code }: PendingCheckIn): void => session.set('pending-check-in', JSON.stringify({ gameId, code: code.slice(0, MOST) }))
export const forgetPending = (): void => session.remove('pending-check-in')

/** The code that waits for this game, taken so that it runs once; what waits for another game is left alone. */
export function takePending(gameId: string): string | undefined {
  const stored = parseStored(session.get('pending-check-in')) as Partial<PendingCheckIn> | null | undefined
  if (stored?.gameId !== gameId || typeof stored.code !== 'string') return undefined
  forgetPending()
  return stored.code
}

/**
 * The check-in link in its query form, `/games/{id}?check_in=true&gameId&code`, as game and code; null for any other address.
 * The game in the query counts; without it, the one in the path. Read from the text: the router's own values turn a code of figures into a number.
 */
export function checkInLink({ pathname, searchStr }: { pathname: string; searchStr: string }): PendingCheckIn | null {
  const game = /^\/games\/([^/]+)\/?$/.exec(pathname)?.[1]
  const search = new URLSearchParams(searchStr)
  const code = search.get('code')
  if (!game || search.get('check_in') !== 'true' || !code) return null
  return { gameId: search.get('gameId') || decodeURIComponent(game), code: code.slice(0, MOST) }
}
