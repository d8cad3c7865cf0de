import { HIDDEN } from './hidden-characters.ts'

/** They choose one of several shapes of a character: 葛 and 葛󠄀 are the same name. */
const SHAPE_SELECTORS = /\p{Variation_Selector}/gu
const BLANKS = /\p{Zs}+/gu

/** One form of a name, so that equal names compare as equal: NFC, single blanks, trimmed. */
export const normaliseName = (text: string): string =>
  text.replace(SHAPE_SELECTORS, '').normalize('NFC').replace(BLANKS, ' ').trim()

/** Whether a normalised text can be a name: at least one letter, and nothing hidden. */
export const isName = (text: string): boolean => /\p{L}/u.test(text) && !HIDDEN.test(text)
