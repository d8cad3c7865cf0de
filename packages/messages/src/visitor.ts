import type { Language } from '@tomogolf/phrases/languages'
import type { MessageTime } from './params.ts'
import type { WishAlert } from './wishes.ts'

type ToVisitor<Kind extends string, Params> = {
  readonly to: string
  readonly language: Language
  readonly kind: Kind
  readonly params: Params
}
/**
 * A receipt for a form, sent to an unverified address. It repeats no form input: otherwise the form
 * could send arbitrary text to arbitrary addresses. `hours`: within which the operator answers.
 */
export type ReceiptMessage = ToVisitor<
  'booking_received' | 'rental_received' | 'contact_received',
  { readonly reference: string; readonly hours: number }
> & { readonly replyTo?: string }
/** To a visitor without an account: the link that confirms the address of a wish, and its alerts. */
export type WishMessage =
  | ToVisitor<'wish_confirm', { readonly token: string }>
  | ToVisitor<'wish_fits' | 'wish_digest', WishAlert>
/** An invitation to the team. The link reveals nothing: only the account of the address can accept. */
export type InvitationMessage = ToVisitor<
  'team_invitation',
  {
    readonly role: 'owner' | 'support' | 'money' | 'content' | 'moderator' | 'auditor'
    readonly expires: MessageTime
  }
>
/**
 * To an address that a user has, wants or had. `userId`: whose account the mail is about, where it
 * may be shown to them.
 */
export type AddressMessage = (
  | ToVisitor<
      'email_change_confirm',
      {
        readonly token: string
        readonly expires: MessageTime
        readonly hours: number
        /** An operator started the change: the link needs no login. */
        readonly isByTeam?: boolean
      }
    >
  | ToVisitor<'email_change_taken', Record<never, never>>
  | ToVisitor<
      'email_changed',
      {
        /** Shortened. */
        readonly newEmail: string
        readonly changedAt: MessageTime
        readonly token: string
        readonly until: MessageTime
      }
    >
) & { readonly userId?: string }
export type VisitorMessage = ReceiptMessage | WishMessage | InvitationMessage | AddressMessage

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
  /** The address that an answer to this mail goes to; left out by jobs of earlier releases. */
  readonly replyTo?: string
  /** The Message-IDs of the thread, oldest first; left out by jobs of earlier releases. */
  readonly references?: string[]
}
