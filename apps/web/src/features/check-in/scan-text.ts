import { CODE_LENGTH, normaliseCode } from '@tomogolf/domain/attendance'
import { parseProof } from '@tomogolf/domain/attendance/scan-proof'
import { PROOF_PARAM } from './check-in-link.ts'

/**
 * A scanned, pasted or typed text. `code`: for this game; `other_game`: for another game;
 * `foreign`: not a code of ours.
 */
export type ScanResult =
  | {
      kind: 'code'
      code: string
      /** When the host's screen showed it, signed; a typed code has none. */
      proof?: string | undefined
    }
  | { kind: 'other_game' }
  | { kind: 'foreign' }

const LINK = /\/check-in\/([^/?#\s]+)\/([^/?#\s]+)(?:\?([^#\s]*))?/
const QUERY = /\/games\/[^/?#\s]+\?(\S+)/

/** Parses either form of a check-in link. The host name does not matter, as nothing is opened. */
function parseLink(text: string): { gameId: string; code: string; proof: string | null } | null {
  const path = LINK.exec(text)
  if (path?.[1] && path[2])
    return {
      gameId: path[1],
      code: path[2],
      proof: new URLSearchParams(path[3] ?? '').get(PROOF_PARAM),
    }
  const query = new URLSearchParams(QUERY.exec(text)?.[1] ?? '')
  const gameId = query.get('gameId')
  const code = query.get('code')
  return query.get('check_in') === 'true' && gameId && code
    ? { gameId, code, proof: query.get(PROOF_PARAM) }
    : null
}

/**
 * Reads a text for one game. Only a well-formed code is accepted, so that a misread code does not
 * cost an attempt.
 */
export function readScan(text: string, gameId: string): ScanResult {
  const link = parseLink(text.trim())
  const code = normaliseCode(link ? link.code : text)
  if (!code) return { kind: 'foreign' }
  return link && link.gameId.toLowerCase() !== gameId.toLowerCase()
    ? { kind: 'other_game' }
    : { kind: 'code', code, ...(link?.proof && parseProof(link.proof) && { proof: link.proof }) }
}

/**
 * Normalises typed text: upper case, half-width, letters and digits only, at most a code's length.
 */
export const typedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)

/** No code has these characters, as they are easily confused. */
export const hasImpossibleCharacter = (code: string): boolean => /[01OIL]/.test(code)

/** Whether a text is a link rather than the beginning of a code. */
export const looksLikeLink = (text: string): boolean => /[/?=]/.test(text)

const HALF = CODE_LENGTH / 2

/** Formats a code in two groups of four, "K7MF 29QX". */
export const groupCode = (code: string): string => `${code.slice(0, HALF)} ${code.slice(HALF)}`

/** For screen readers: letter by letter, with a pause between the groups. */
export const spellCode = (code: string): string =>
  [code.slice(0, HALF), code.slice(HALF)].map((group) => [...group].join(' ')).join(', ')
