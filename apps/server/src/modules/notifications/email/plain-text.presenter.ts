// control characters break headers and lines; direction marks can disguise text
const CONTROLS =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** User input on one line, safe in a subject: no line breaks or control characters, truncated. */
export function oneLine(text: string, maxLength = 200): string {
  const line = text.replaceAll('\n', ' ').replace(CONTROLS, ' ')
  return truncate(line.replace(/ {2,}/g, ' ').trim(), maxLength)
}

/** User input with its line breaks, at most one empty line in a row, truncated. */
export function manyLines(text: string, maxLength = 4000): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ')
  return truncate(lines.replace(/\n{3,}/g, '\n\n').trim(), maxLength)
}

// characters of double width: Chinese, Japanese, Korean, and their punctuation
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/

/** The width of a line, in Latin letters. */
export const textWidth = (text: string): number =>
  [...text].reduce((width, character) => width + (WIDE.test(character) ? 2 : 1), 0)

/** The start of a name that fits into a width, with an ellipsis; whole words where there are any. */
export function shortenName(name: string, maxWidth: number): string {
  if (textWidth(name) <= maxWidth) return name
  let start = ''
  for (const character of name) {
    if (textWidth(start + character) > maxWidth - 1) break
    start += character
  }
  const words = start.slice(0, Math.max(0, start.lastIndexOf(' ')))
  return `${(textWidth(words) * 2 > maxWidth ? words : start).trimEnd()}…`
}

function truncate(text: string, maxLength: number): string {
  // by code points: a cut surrogate pair is no character
  const characters = [...text]
  if (characters.length <= maxLength) return text
  const start = characters.slice(0, maxLength - 1).join('')
  return `${start.trimEnd()}…`
}
