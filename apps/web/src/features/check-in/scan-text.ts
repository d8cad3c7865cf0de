import { CODE_LENGTH, normaliseCode } from '@tomogolf/domain/attendance'
import { parseProof } from '@tomogolf/domain/scan-proof'
import { PROOF_PARAM } from './pending.ts'

/** What a camera, a paste or a keyboard gave. `code`: for this game; `other_game`: ours, but of another game; `foreign`: nothing of ours. */
export type Read =
  | {
      kind: 'code'
      code: string
      /** When the host's screen showed it, signed; a typed code has none. */ proof?:
        | string
        | undefined
    }
  | { kind: 'other_game' }
  | { kind: 'foreign' }

const LINK = /\/check-in\/([^/?#\s]+)\/([^/?#\s]+)(?:\?([^#\s]*))?/
const QUERY = /\/games\/[^/?#\s]+\?(\S+)/

/** The game and code of a check-in link, in either of its forms; the site's name does not matter, because nothing is opened. */
function linkIn(text: string): { gameId: string; code: string; proof: string | null } | null {
  const path = LINK.exec(text)
  if (path?.[1] && path[2])
    return {
      gameId: path[1],
      code: path[2],
      proof: new URLSearchParams(path[3] ?? '').get(PROOF_PARAM),
    }
  const query = new URLSearchParams(QUERY.exec(text)?.[1] ?? '')
  const gameId = query.get('gameId'),
    code = query.get('code')
  return query.get('check_in') === 'true' && gameId && code
    ? { gameId, code, proof: query.get(PROOF_PARAM) }
    : null
}

/** Reads a scanned or pasted text for one game. Only a well-formed code gets through, so that a misread costs no attempt. */
export function readScan(text: string, gameId: string): Read {
  const link = linkIn(text.trim())
  const code = normaliseCode(link ? link.code : text)
  if (!code) return { kind: 'foreign' }
  return link && link.gameId.toLowerCase() !== gameId.toLowerCase()
    ? { kind: 'other_game' }
    : { kind: 'code', code, ...(link?.proof && parseProof(link.proof) && { proof: link.proof }) }
}

/** What stands in the boxes while somebody types: upper case, half-width, letters and figures only, at most a code's length. */
export const typedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)

/** Letters and figures that no code has, because they are too easily taken for one another. */
export const hasImpossibleCharacter = (code: string): boolean => /[01OIL]/.test(code)

/** Whether a text is a link rather than the beginning of a code. */
export const looksLikeLink = (text: string): boolean => /[/?=]/.test(text)
