/** Longer mails are cut: a confirmation is rarely longer than 5 kB. */
const MAX_LENGTH = 20_000
const MAX_LINES = 600
const MAX_LINE = 300

/** Of bounded length, so that a text of many `<` costs a fixed number of steps each. */
const BREAK = /<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\s{0,5}\/?>/gi
const CELL = /<\/t[dh]>/gi
const TAG = /<[!/]?[a-z][^<>]{0,400}>/gi
const HIDDEN = /[\p{Cf}\p{Variation_Selector}\u3164\u115f\u1160\u2800]/gu

/**
 * The lines of a pasted mail: one width, without markup, invisible characters and decoration. All
 * steps are linear in the length of the text, which is limited.
 */
export const plainLines = (text: string): string[] =>
  text
    .slice(0, MAX_LENGTH)
    .replace(BREAK, '\n')
    .replace(CELL, '\t')
    .replace(TAG, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .normalize('NFKC')
    .slice(0, MAX_LENGTH)
    .replace(HIDDEN, '')
    .split(/[\n\r\u2028\u2029]/)
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE).trim())
    .filter((line) => line !== '')

const DECORATION = /^[\s■□◆◇●○・*＊▼▽◎★☆|>-]{1,20}/

/**
 * A line as label and value: `【label】value`, `label: value`, or parts of a table. Without a value
 * it may be on the next line.
 */
export function splitLine(line: string): { label: string; value: string } {
  const plain = line.replace(DECORATION, '')
  const bracket = /^[【[]([^】\]]{1,30})[】\]]\s?:?(.*)$/.exec(plain)
  const pair = bracket ?? /^([^:\t]{1,30}?)\s?[:\t](.*)$/.exec(plain)
  return pair
    ? { label: compact(pair[1]!), value: pair[2]!.trim() }
    : { label: compact(plain), value: '' }
}
const compact = (text: string) => text.replaceAll(/\s/g, '')
