import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import {
  OPERATOR_FIELDS,
  type OperatorField,
  type OperatorMessage,
  type OperatorSubject,
  type OperatorValue,
} from '@tomogolf/messages/operator'
import type { AnswerMessage, VisitorMessage } from '@tomogolf/messages/visitor'
import type { Phrase } from '../../../platform/phrases.ts'
import type { Fact } from './email-content.ts'
import { manyLines, oneLine } from './plain-text.ts'
import { renderMail, type Rendered } from './render-mail.ts'
import { createWriter, type Writer } from './locale-formatter.ts'

/** Where the operator deals with it. */
const DESK: Record<OperatorSubject, string> = {
  booking_request: '/towkay/requests?state=open',
  rental_request: '/towkay/requests?state=open',
  contact_message: '/towkay/requests?state=open',
  game_report: '/towkay/issues?state=open',
  case_opened: '/towkay/cases?state=open',
  money_problem: '/towkay/dashboard',
}

/** A message for the operator's mailbox, one row for each thing known. */
export function composeForOperator(
  m: Pick<OperatorMessage, 'subjectKey' | 'params' | 'replyTo'>,
  language: Language,
  phrase: Phrase,
  origin: string,
  now: Instant,
): Rendered {
  const w = createWriter(phrase, origin, { language, timeZone: null }, now)
  const title = w.t(`email.operator.${m.subjectKey}`)
  const named = [m.params.reference, m.params.name]
    .filter((part) => typeof part === 'string')
    .map((part) => oneLine(part, 60))
  return renderMail(
    {
      subject: [title, ...named].join(' · '),
      title,
      body: [],
      facts: OPERATOR_FIELDS.flatMap((field) => rowOf(w, field, m.params[field] ?? null)),
      button: { label: w.t('email.operator.button'), url: w.link(DESK[m.subjectKey]) },
      small: m.replyTo ? [w.t('email.operator.reply', { address: m.replyTo })] : [],
    },
    w,
    { language, name: null },
    'operator',
  )
}

function rowOf(w: Writer, field: OperatorField, value: OperatorValue): Fact[] {
  const label = w.t(`email.field.${field}`)
  if (value === null || value === '') return []
  if (typeof value === 'string') return [{ label, lines: [manyLines(value)] }]
  if (typeof value === 'number') return [w.fact(label, String(value))]
  if (typeof value === 'boolean') return [w.fact(label, w.t(value ? 'email.yes' : 'email.no'))]
  return ['at' in value ? w.moment(label, value) : w.fact(label, w.money(value))]
}

/** The receipt for a form. */
export function composeForVisitor(
  { kind, params, language }: Pick<VisitorMessage, 'kind' | 'params' | 'language'>,
  phrase: Phrase,
  origin: string,
  now: Instant,
): Rendered {
  const w = createWriter(phrase, origin, { language, timeZone: null }, now)
  const asked = kind !== 'contact_received'
  return renderMail(
    {
      subject: w.t(`email.${kind}.subject`, { reference: params.reference }),
      title: w.t(`email.${kind}.title`),
      body: asked
        ? [w.t('email.received.answer', { count: params.hours }), w.t('email.received.free')]
        : [w.t('email.received.contact', { count: params.hours })],
      facts: [w.fact(w.t('email.fact.reference'), params.reference)],
    },
    w,
    { language, name: null },
    'visitor',
  )
}

/** An operator's own words around which nothing is said but who writes and about what. */
export function composeAnswer(
  m: Pick<AnswerMessage, 'language' | 'reference' | 'subject' | 'text'>,
  phrase: Phrase,
  origin: string,
  now: Instant,
): Rendered {
  const w = createWriter(phrase, origin, { language: m.language, timeZone: null }, now)
  return renderMail(
    {
      subject: oneLine(m.subject),
      title: oneLine(m.subject),
      body: manyLines(m.text, 8000).split('\n\n'),
      facts: [w.fact(w.t('email.fact.reference'), m.reference)],
    },
    w,
    { language: m.language, name: null },
    'visitor',
  )
}
