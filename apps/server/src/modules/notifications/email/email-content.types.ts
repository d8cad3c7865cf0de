/**
 * The content of an email before it is rendered. All strings are plain text: layouts escape them.
 */

/** `lines[0]` is the value. Further lines are smaller: the reader's own clock, the value before. */
export type DetailRow = {
  readonly label: string
  readonly lines: readonly string[]
  /** The page that the value leads to. */
  readonly url?: string
}
/** A part of a hold drawn to scale; `share` is a fraction of one. */
export type BarPart = {
  readonly share: number
  readonly tone: 'charged' | 'back'
  readonly text: string
}
export type EmailLink = { readonly label: string; readonly url: string }
export type EmailContent = {
  readonly subject: string
  readonly title: string
  readonly body: readonly string[]
  /** Amounts, in an email about money: they come first. */
  readonly money?: readonly DetailRow[]
  /** What happens to the reader's card; also the preview line in the mailbox. */
  readonly card?: readonly string[]
  readonly bar?: readonly BarPart[]
  /** Text that a person wrote, line breaks included. */
  readonly quote?: { readonly by: string; readonly text: string } | null
  /** A code to type, large enough to read from another device. */
  readonly code?: { readonly label: string; readonly value: string }
  readonly details?: readonly DetailRow[]
  /** The one next action. */
  readonly button?: EmailLink
  /** Sentences after it; one that leads to a page is a link as a whole. */
  readonly small?: readonly (string | EmailLink)[]
  /** Mail that the reader asked for, and where it is changed and stopped. */
  readonly stop?: { readonly page: string; readonly oneClick: string }
}
/** The frame around every email, in the reader's language. */
export type EmailLayout = {
  readonly languageTag: string
  readonly origin: string
  readonly tagline: string
  readonly greeting: string | null
  readonly cardTitle: string
  /** Why the reader gets this email. */
  readonly reason: string
  readonly links: readonly EmailLink[]
  /** A row and a heading in plain text, with the punctuation of the language. */
  readonly row: (label: string, value: string) => string
  readonly heading: (text: string) => string
}

/** The line that mailboxes show after the subject: the money first, else the first sentence. */
export const previewText = (content: EmailContent): string =>
  content.card?.[0] ?? content.body[0] ?? content.title
