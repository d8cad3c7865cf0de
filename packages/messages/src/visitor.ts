import type { Language } from '@tomogolf/phrases/languages'

/**
 * A receipt for a form, sent to an unverified address. It repeats no form input: otherwise the form
 * could send arbitrary text to arbitrary addresses. `hours`: within which the operator answers.
 */
export type VisitorMessage = {
  readonly to: string
  readonly language: Language
  readonly kind: 'booking_received' | 'rental_received' | 'contact_received'
  readonly params: { readonly reference: string; readonly hours: number }
}

/**
 * An operator's answer to a request, in the sender's language, to the address of the request.
 * `text`: the operator's own text, line breaks included.
 */
export type AnswerMessage = {
  readonly to: string
  readonly userId: string | null
  readonly language: Language
  readonly reference: string
  readonly subject: string
  readonly text: string
}
