import { fromJapanText, type Instant } from '../src/time.ts'

/** A Japan local time as an instant. Throws for text that is not a valid time. */
export function at(text: string): Instant {
  const instant = fromJapanText(text)
  if (instant === undefined) throw new Error(`no such time in Japan: ${text}`)
  return instant
}
