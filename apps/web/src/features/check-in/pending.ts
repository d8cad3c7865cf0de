import { parseStored, session } from '@tomogolf/api-client/storage.ts'

/** A check-in that waits: for a login, or for the network. It lives as long as the tab. */
export type PendingCheckIn = {
  gameId: string
  code: string
  /** When the host's screen showed it, signed. */ proof?: string | undefined
}

/** The part of a check-in link that says when it was shown. */
export const PROOF_PARAM = 'p'

/** Longer than any code, shorter than harm. */
const MOST = 40

const proofOf = (text: unknown) =>
  typeof text === 'string' && text !== '' ? text.slice(0, MOST) : undefined

export const keepPending = ({ gameId, code, proof }: PendingCheckIn): void =>
  session.set(
    'pending-check-in',
    JSON.stringify({ gameId, code: code.slice(0, MOST), proof: proofOf(proof) }),
  )
export const forgetPending = (): void => session.remove('pending-check-in')

/** The check-in that waits for this game, taken so that it runs once; what waits for another game is left alone. */
export function takePending(gameId: string): PendingCheckIn | undefined {
  const stored = parseStored(session.get('pending-check-in')) as
    | Partial<PendingCheckIn>
    | null
    | undefined
  if (stored?.gameId !== gameId || typeof stored.code !== 'string') return undefined
  forgetPending()
  return { gameId, code: stored.code, proof: proofOf(stored.proof) }
}

/**
 * The check-in link in its query form, `/games/{id}?check_in=true&gameId&code`, as game and code; null for any other address.
 * The game in the query counts; without it, the one in the path. Read from the text: the router's own values turn a code of figures into a number.
 */
export function checkInLink({
  pathname,
  searchStr,
}: {
  pathname: string
  searchStr: string
}): PendingCheckIn | null {
  const game = /^\/games\/([^/]+)\/?$/.exec(pathname)?.[1]
  const search = new URLSearchParams(searchStr)
  const code = search.get('code')
  if (!game || search.get('check_in') !== 'true' || !code) return null
  return {
    gameId: search.get('gameId') || decodeURIComponent(game),
    code: code.slice(0, MOST),
    proof: proofOf(search.get(PROOF_PARAM)),
  }
}
