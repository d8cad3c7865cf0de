/** One or two lines of text at one font size. */
export interface FittedText {
  lines: string[]
  size: number
}

interface FitOptions {
  /** Pixels. */
  maxWidth: number
  largest: number
  smallest: number
  maxLines: 1 | 2
}

const CJK_RANGES = [
  String.raw`\u1100-\u11ff\u2e80-\u303f\u3040-\u30ff\u3130-\u318f\u3400-\u4dbf\u4e00-\u9fff`,
  String.raw`\uac00-\ud7af\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3ffff}`,
]
const FULL_WIDTH = new RegExp(`[${CJK_RANGES.join('')}]`, 'u')

/** Widths in em of a semi-bold sans-serif, rounded up, because a fallback font may be wider. */
function emWidth(character: string): number {
  if (FULL_WIDTH.test(character)) return 1
  if (/[ilj.,:;'’|!]/.test(character)) return 0.3
  if (/[ftrI()[\]\-/·\s]/.test(character)) return 0.38
  if (/[mwMW@%&]/.test(character)) return 0.92
  if (/[A-Z¥$€]/.test(character)) return 0.68
  return 0.59
}

/** Estimated width in pixels. */
export function textWidth(text: string, size: number): number {
  let em = 0
  for (const character of text) em += emWidth(character)
  return em * size
}

/**
 * The largest size that fits: on one line, else on two, else smaller. At the smallest size the text is
 * cut with an ellipsis. Breaks at spaces, and between CJK characters where Japanese line breaking
 * allows it.
 */
export function fitText(
  text: string,
  { maxWidth, largest, smallest, maxLines }: FitOptions,
): FittedText {
  const clean = text.replace(/\s+/g, ' ').trim()
  for (let size = largest; size >= smallest; size -= 2) {
    if (textWidth(clean, size) <= maxWidth) return { lines: [clean], size }
    const broken = maxLines === 2 ? breakInTwo(clean, size, maxWidth) : undefined
    if (broken) return { lines: broken, size }
  }
  const first = maxLines === 2 ? longestStart(clean, smallest, maxWidth) : ''
  const rest = clean.slice(first.length).trim()
  return {
    lines: [...(first ? [first.trim()] : []), shortened(rest, smallest, maxWidth)],
    size: smallest,
  }
}

/**
 * The most even of the breaks that fit. A break inside a run of one script splits a word and is the
 * last resort.
 */
function breakInTwo(text: string, size: number, maxWidth: number): [string, string] | undefined {
  let best: { lines: [string, string]; cost: number } | undefined
  for (const { at, soft } of breaks(text)) {
    const lines: [string, string] = [text.slice(0, at).trim(), text.slice(at).trim()]
    const [a, b] = [textWidth(lines[0], size), textWidth(lines[1], size)]
    if (a > maxWidth || b > maxWidth) continue
    const cost = Math.abs(a - b) + (soft ? 0 : 8 * size)
    if (!best || cost < best.cost) best = { lines, cost }
  }
  return best?.lines
}

const NEVER_FIRST = /[ーぁぃぅぇぉっゃゅょァィゥェォッャュョヶ々、。・）」』】!?！？,.)\]]/
function script(character: string): string {
  if (/[ァ-ヿ]/.test(character)) return 'katakana'
  if (/[ぁ-ん]/.test(character)) return 'hiragana'
  return FULL_WIDTH.test(character) ? 'han' : 'latin'
}

function breaks(text: string): { at: number; soft: boolean }[] {
  const found: { at: number; soft: boolean }[] = []
  const characters = [...text]
  let at = 0
  characters.forEach((character, i) => {
    const before = characters[i - 1]
    if (before === ' ') found.push({ at, soft: true })
    else if (
      before &&
      character !== ' ' &&
      (FULL_WIDTH.test(character) || FULL_WIDTH.test(before)) &&
      !NEVER_FIRST.test(character)
    )
      found.push({ at, soft: script(before) !== script(character) })
    at += character.length
  })
  return found
}

function longestStart(text: string, size: number, maxWidth: number): string {
  const fitting = breaks(text).filter(
    ({ at }) => textWidth(text.slice(0, at).trim(), size) <= maxWidth,
  )
  return text.slice(0, fitting.at(-1)?.at ?? 0)
}

function shortened(text: string, size: number, maxWidth: number): string {
  if (textWidth(text, size) <= maxWidth) return text
  const characters = [...text]
  while (characters.length > 0 && textWidth(`${characters.join('')}…`, size) > maxWidth)
    characters.pop()
  return `${characters.join('').trimEnd()}…`
}
