import { shortenName, textWidth } from './plain-text.presenter.ts'

type Values = Readonly<Record<string, string | number>>

/** What the list of a mailbox shows: 60 Latin letters, or 30 Chinese characters. */
export const SUBJECT_WIDTH = 60
/** A name is not shortened further. */
const MIN_NAME_WIDTH = 8
/** Values of a subject that may be shortened; amounts and dates never are. */
const NAMES = ['course', 'guest', 'name'] as const

/** Writes a subject; where it is too long, its longest name is shortened. */
export function fitSubject(write: (values: Values | undefined) => string, values?: Values): string {
  const subject = write(values)
  const excess = textWidth(subject) - SUBJECT_WIDTH
  if (excess <= 0 || !values) return subject
  const [longest] = NAMES.map((key) => ({ key, name: String(values[key] ?? '') })).toSorted(
    (a, b) => textWidth(b.name) - textWidth(a.name),
  )
  const width = longest ? textWidth(longest.name) : 0
  if (!longest || width <= MIN_NAME_WIDTH) return subject
  const name = shortenName(longest.name, Math.max(MIN_NAME_WIDTH, width - excess))
  return fitSubject(write, { ...values, [longest.key]: name })
}
