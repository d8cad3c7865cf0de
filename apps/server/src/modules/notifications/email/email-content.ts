/** What a message says, before it becomes HTML and text. All strings are plain: the layouts escape them. */

/** `lines[0]` is the value; what follows stands smaller under it (the reader's own clock, what it was before). */
export type Fact = { readonly label: string; readonly lines: readonly string[] }
/** A hold drawn to scale: `share` of 1. */
export type BarPart = {
  readonly share: number
  readonly tone: 'charged' | 'back'
  readonly text: string
}
export type Letter = {
  readonly subject: string
  readonly title: string
  readonly body: readonly string[]
  /** What happens to the reader's card; also the preview line in the mailbox. */
  readonly card?: readonly string[]
  readonly bar?: readonly BarPart[]
  /** Somebody's own words, line breaks kept. */
  readonly words?: { readonly by: string; readonly text: string } | null
  readonly facts?: readonly Fact[]
  /** The one next action. */
  readonly button?: { readonly label: string; readonly url: string }
  readonly small?: readonly string[]
}
/** What stands around a letter. */
export type Frame = {
  readonly languageTag: string
  readonly origin: string
  readonly tagline: string
  readonly greeting: string | null
  readonly cardTitle: string
  /** Why the reader gets this mail. */
  readonly reason: string
  readonly links: readonly { readonly label: string; readonly url: string }[]
  /** How a row and a heading are written in plain text, in the reader's punctuation. */
  readonly row: (label: string, value: string) => string
  readonly heading: (text: string) => string
}

/** The line that mailboxes show after the subject: the money first, else the first sentence. */
export const previewOf = (letter: Letter): string =>
  letter.card?.[0] ?? letter.body[0] ?? letter.title
