import { CODE_LENGTH } from '@tomogolf/domain/attendance'

const HALF = CODE_LENGTH / 2

/** Formats a code in two groups of four, "K7MF 29QX". */
export const groupCode = (code: string): string => `${code.slice(0, HALF)} ${code.slice(HALF)}`

/** For screen readers: letter by letter, with a pause between the groups. */
export const spellCode = (code: string): string =>
  [code.slice(0, HALF), code.slice(HALF)].map((group) => [...group].join(' ')).join(', ')
