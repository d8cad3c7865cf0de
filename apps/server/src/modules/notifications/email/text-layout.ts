import type { Fact, Frame, Letter } from './email-content.ts'

const rowOf = (frame: Frame) => (f: Fact) => {
  const [value = '', ...more] = f.lines
  return [
    value.includes('\n')
      ? `${frame.row(f.label, '').trimEnd()}\n${value}`
      : frame.row(f.label, value),
    ...more.map((line) => `    ${line}`),
  ].join('\n')
}

/** The plain-text part: the same letter for those who read, or have read to them, text alone. Links stand on lines of their own. */
export function renderText(letter: Letter, frame: Frame): string {
  const blocks = [
    frame.heading(letter.title),
    frame.greeting,
    ...letter.body,
    letter.words &&
      `${frame.heading(letter.words.by)}\n${letter.words.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')}`,
    letter.card && [frame.heading(frame.cardTitle), ...letter.card].join('\n'),
    letter.facts?.map(rowOf(frame)).join('\n'),
    letter.button && `${letter.button.label}\n${letter.button.url}`,
    ...(letter.small ?? []),
    // "-- " and what follows is the signature, which mail programs fold away
    [
      '-- ',
      `TomoGolf  ${frame.origin}`,
      frame.tagline,
      frame.reason,
      ...frame.links.map((l) => frame.row(l.label, l.url)),
    ].join('\n'),
  ]
  return `${blocks.filter((b) => b).join('\n\n')}\n`
}
