// what could break a header or a line, and what turns the direction of text around to disguise it
const CONTROLS =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

/** Somebody's words on one line, safe in a subject: no line breaks, no control characters, at most `max` characters. */
export function oneLine(text: string, max = 200): string {
  return shorten(
    text.replaceAll('\n', ' ').replace(CONTROLS, ' ').replace(/ {2,}/g, ' ').trim(),
    max,
  )
}
/** Somebody's words with their line breaks, at most one empty line in a row. */
export function manyLines(text: string, max = 4000): string {
  return shorten(
    text
      .replace(/\r\n?/g, '\n')
      .replace(CONTROLS, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    max,
  )
}
function shorten(text: string, max: number): string {
  // by characters, not by halves of them
  const characters = [...text]
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
