import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import {
  OPERATOR_FIELDS,
  type OperatorField,
  type OperatorMessage,
  type OperatorSubject,
  type OperatorValue,
} from '@tomogolf/messages/operator'
import type {
  AnswerMessage,
  InvitationMessage,
  ReceiptMessage,
  VisitorMessage,
} from '@tomogolf/messages/visitor'
import type { Phrase } from '../../../platform/phrases.ts'
import { readFaq } from './templates/parts.presenter.ts'
import { composeAddressMail } from './templates/email-change.presenter.ts'
import { composeWishConfirmation } from './templates/wishes.presenter.ts'
import type { DetailRow, EmailContent } from './email-content.types.ts'
import { TEMPLATES } from './templates.data.ts'
import { manyLines, oneLine } from './plain-text.presenter.ts'
import { renderMail, type Occasion, type RenderedEmail } from './render-mail.presenter.ts'
import { createLocaleFormatter, type LocaleFormatter } from './locale-formatter.presenter.ts'

/** The admin page that handles each subject. */
const ADMIN_PAGE: Record<OperatorSubject, string> = {
  booking_request: '/towkay/inbox',
  rental_request: '/towkay/inbox',
  contact_message: '/towkay/inbox',
  request_reply: '/towkay/inbox',
  mail_unplaced: '/towkay/inbox',
  game_report: '/towkay/issues?state=open',
  content_report: '/towkay/reports?state=open',
  case_opened: '/towkay/cases?state=open',
  money_problem: '/towkay/dashboard',
  dispute_opened: '/towkay/disputes?state=open',
  dispute_deadline: '/towkay/disputes?state=open',
  dispute_won: '/towkay/disputes',
  dispute_lost: '/towkay/disputes',
  dispute_closed: '/towkay/disputes',
  fraud_warning: '/towkay/cases?state=open',
}

/** An email for the operator's mailbox, with one row for each known field. */
export function composeForOperator(
  message: Pick<OperatorMessage, 'subjectKey' | 'params'>,
  language: Language,
  phrase: Phrase,
  origin: string,
  now: Instant,
): RenderedEmail {
  const format = createLocaleFormatter(phrase, origin, { language, timeZone: null }, now)
  const title = format.t(`email.operator.${message.subjectKey}`)
  const identifiers = [message.params.reference, message.params.name]
    .filter((part) => typeof part === 'string')
    .map((part) => oneLine(part, 60))
  return renderMail(
    {
      subject: [title, ...identifiers].join(' · '),
      title,
      body: [],
      details: OPERATOR_FIELDS.flatMap((field) =>
        fieldRows(format, field, message.params[field] ?? null),
      ),
      button: {
        label: format.t('email.operator.button'),
        url: format.link(ADMIN_PAGE[message.subjectKey]),
      },
    },
    format,
    { language, name: null },
    'operator',
  )
}

function fieldRows(
  format: LocaleFormatter,
  field: OperatorField,
  value: OperatorValue,
): DetailRow[] {
  const label = format.t(`email.field.${field}`)
  if (value === null || value === '') return []
  if (typeof value === 'string') return [{ label, lines: [manyLines(value)] }]
  if (typeof value === 'number') return [format.row(label, String(value))]
  if (typeof value === 'boolean')
    return [format.row(label, format.t(value ? 'email.yes' : 'email.no'))]
  if ('courseName' in value) return [format.row(label, format.course(value))]
  return ['at' in value ? format.timeRow(label, value) : format.row(label, format.money(value))]
}

const OCCASIONS: Partial<Record<VisitorMessage['kind'], Occasion>> = {
  team_invitation: 'team',
  email_changed: 'account',
}
/** A mail to a visitor without an account, or to an address that is not the account's. */
export function composeForVisitor(
  message: VisitorMessage,
  phrase: Phrase,
  origin: string,
  now: Instant,
): RenderedEmail {
  const { language } = message
  const format = createLocaleFormatter(phrase, origin, { language, timeZone: null }, now)
  const recipient = { language, name: null }
  const occasion = OCCASIONS[message.kind] ?? 'visitor'
  return renderMail(contentFor(message, format), format, recipient, occasion)
}
function contentFor(message: VisitorMessage, format: LocaleFormatter): EmailContent {
  switch (message.kind) {
    case 'wish_confirm':
      return composeWishConfirmation(message.params, format)
    case 'wish_fits':
    case 'wish_digest':
      return TEMPLATES[message.kind].compose(message.params, format)
    case 'email_change_confirm':
    case 'email_change_taken':
    case 'email_changed':
      return composeAddressMail(message, format)
    case 'team_invitation':
      return composeInvitation(message.params, format)
    default:
      return composeReceipt(message, format)
  }
}
function composeInvitation(
  { role, expires }: InvitationMessage['params'],
  { t, subject, link, timeRow }: LocaleFormatter,
): EmailContent {
  return {
    subject: subject('email.team_invitation.subject'),
    title: t('email.team_invitation.title'),
    body: [t(`email.team_invitation.${role}`), t('email.team_invitation.body')],
    details: [timeRow(t('email.fact.expires'), expires)],
    button: { label: t('email.team_invitation.button'), url: link('/team-invitation') },
    small: [t('email.team_invitation.small')],
  }
}
/** The receipt for a form. */
function composeReceipt(
  { kind, params }: Pick<ReceiptMessage, 'kind' | 'params'>,
  format: LocaleFormatter,
): EmailContent {
  const isRequest = kind !== 'contact_received'
  return {
    subject: format.t(`email.${kind}.subject`, { reference: params.reference }),
    title: format.t(`email.${kind}.title`),
    body: isRequest
      ? [
          format.t('email.received.answer', { count: params.hours }),
          format.t('email.received.free'),
        ]
      : [format.t('email.received.contact', { count: params.hours })],
    details: [format.row(format.t('email.fact.reference'), params.reference)],
    button: readFaq(format),
  }
}

/** An operator's answer: their text, the subject and the reference, nothing else. */
export function composeAnswer(
  message: Pick<AnswerMessage, 'language' | 'reference' | 'subject' | 'text'>,
  phrase: Phrase,
  origin: string,
  now: Instant,
): RenderedEmail {
  const format = createLocaleFormatter(
    phrase,
    origin,
    { language: message.language, timeZone: null },
    now,
  )
  return renderMail(
    {
      subject: oneLine(message.subject),
      title: oneLine(message.subject),
      body: manyLines(message.text, 8000).split('\n\n'),
      details: [format.row(format.t('email.fact.reference'), message.reference)],
    },
    format,
    { language: message.language, name: null },
    'visitor',
  )
}
