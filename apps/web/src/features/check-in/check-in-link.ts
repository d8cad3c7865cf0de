/** A check-in from a link that waits for the login, in this tab's session storage. */
export type PendingCheckIn = {
  gameId: string
  code: string
  /** When the host's screen showed it, signed. */
  proof?: string | undefined
}

/** The parameter of a check-in link with the proof. */
export const PROOF_PARAM = 'p'

/** Longer than any code or proof. */
export const MAX_LENGTH = 40

export const proofOf = (text: unknown) =>
  typeof text === 'string' && text !== '' ? text.slice(0, MAX_LENGTH) : undefined

/**
 * Parses the query form of a check-in link, `/games/{id}?check_in=true&gameId&code`; null for any
 * other address. The game in the query takes precedence over the one in the path. Reads the text:
 * the router would parse a code of digits as a number.
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
    code: code.slice(0, MAX_LENGTH),
    proof: proofOf(search.get(PROOF_PARAM)),
  }
}
