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

function truncate(text: string, maxLength: number): string {
  // by code points: a cut surrogate pair is no character
  const characters = [...text]
  if (characters.length <= maxLength) return text
  const start = characters.slice(0, maxLength - 1).join('')
  return `${start.trimEnd()}…`
}
