import type { EVIDENCE } from '@tomogolf/contract/admin/cases/cases.schemas'
import { fitEvidence } from '@tomogolf/domain/disputes/dispute-rules'
import { money, type Money } from '@tomogolf/domain/money'
import { describeBasis } from '@tomogolf/domain/payments/basis'
import { iso, type Instant, isoOrNull } from '@tomogolf/domain/time'
import { formatDate } from '@tomogolf/format/dates'
import { formatMoney } from '@tomogolf/format/money'
import type { Dispute } from '../../participations/disputes/disputes.repository.ts'
import type {
  EvidenceFile,
  EvidenceLine,
  EvidenceSection,
} from '../../participations/disputes/evidence-file.types.ts'
import type { Income } from '../../participations/ledger/income.read.ts'
import type { GameRow, Participation } from '../../participations/participations.repository.ts'
import type { PolicyText } from '../../participations/joining/policy-texts.repository.ts'
import type { Refund } from '../../participations/refunds/refunds.repository.ts'
import { fullName } from '../dto.presenter.ts'
import {
  ABSENCE,
  ATTENDANCE_EVENTS,
  CAUSES,
  HOLD_EVENTS,
  LANGUAGE_NAMES,
  policySentences,
} from './evidence-texts.data.ts'

type HoldEvent = { at: Instant; event: string; details: string | null }
export type EvidenceFacts = {
  dispute: Dispute
  statement: string
  origin: string
  guest: {
    firstName: string | null
    lastName: string | null
    email: string
    createdAt: Instant
    verifiedAt: Instant | null
  }
  game: GameRow
  participation: Participation | null
  /** The whole policy as its page showed it when the guest agreed; null when it was not kept yet. */
  policy: PolicyText | null
  income: Income
  refunds: readonly Refund[]
  hold: { card: string | null; events: readonly HoldEvent[] }
  attendance: {
    qrOpenedAt: string | null
    record: readonly {
      at: string
      what: (typeof EVIDENCE)[number]
      who: string | null
      note: string | null
      provedAt: string | null
    }[]
  }
  mails: readonly {
    at: Instant
    subject: string
    sentAt: Instant | null
    problem: string | null
  }[]
}

const time = (at: Instant): string => `${formatDate(at, 'en', { year: true, time: true })} (Japan)`
const show = (amount: Money): string => formatMoney(amount, 'en')
const line = (label: string | null, text: string | null | undefined): EvidenceLine[] =>
  text ? [{ label, text }] : []
const toText = (lines: readonly EvidenceLine[]): string =>
  lines.map(({ label, text }) => (label === null ? text : `${label}: ${text}`)).join('\n')

/**
 * The evidence file in English, the working language of the card networks. It states what the
 * product has recorded and nothing else; texts that the guest saw stay in the guest's language.
 */
export function presentEvidence(facts: EvidenceFacts): EvidenceFile {
  const sections: EvidenceSection[] = [
    { title: 'Summary', lines: summaryLines(facts) },
    { title: 'What the guest agreed to', lines: agreementLines(facts) },
    { title: 'Card hold and charge', lines: chargeLines(facts) },
    { title: 'Attendance', lines: attendanceLines(facts) },
    { title: 'Messages to the guest', lines: mailLines(facts) },
    { title: 'Cancellation policy', lines: policyLines(facts) },
    { title: 'The whole policy as the guest could read it', lines: wholePolicyLines(facts) },
  ].filter((section) => section.lines.length > 0)
  return {
    title: `Evidence for dispute ${facts.dispute.providerId}`,
    fields: toFields(facts),
    sections,
  }
}

function toFields(facts: EvidenceFacts): EvidenceFile['fields'] {
  const { guest, participation, game } = facts
  const texts = {
    uncategorized_text: toText(summaryLines(facts)),
    product_description: `A spot in a golf round with a local host at ${game.courseName}, ${game.location}, on ${time(game.teeTime)}, booked through TomoGolf.`,
    service_date: iso(game.teeTime).slice(0, 10),
    customer_name: fullName(guest),
    customer_email_address: guest.email,
    customer_purchase_ip: participation?.agreedIp ?? '',
    cancellation_policy_disclosure: toText(agreementLines(facts)),
    refund_policy_disclosure: toText([...policyLines(facts), ...wholePolicyLines(facts)]),
    refund_refusal_explanation: toText(refundLines(facts)),
    access_activity_log: toText([...chargeLines(facts), ...attendanceLines(facts)]),
  }
  // an empty text would erase the provider's field
  return Object.fromEntries(
    Object.entries(fitEvidence(texts)).filter(([, text]) => text !== ''),
  ) as EvidenceFile['fields']
}

function summaryLines({ dispute, statement, guest, game, income }: EvidenceFacts): EvidenceLine[] {
  return [
    ...line(null, statement),
    ...line('Cardholder', `${fullName(guest)}, ${guest.email}`),
    ...line('Account created', time(guest.createdAt)),
    ...line('Email address verified', guest.verifiedAt && time(guest.verifiedAt)),
    ...line('Round', `${game.courseName}, ${game.location}`),
    ...line('Tee time', time(game.teeTime)),
    ...line('Charged', show(income.taken)),
    ...line('Disputed', show(money(dispute.amountMinor, dispute.currency))),
    ...line('Reason of the charge', CAUSES[income.cause]),
    ...line('Basis', describeBasis(income.basis)),
  ]
}

function agreementLines({ participation }: EvidenceFacts): EvidenceLine[] {
  if (!participation) return []
  const { currency, agreedLanguage } = participation
  const amounts = [
    ['Green fee', participation.priceMinor],
    ['Platform fee', participation.feeMinor],
    ['Hold', participation.holdMinor],
  ] as const
  return [
    ...line('Agreed at', time(participation.agreedAt)),
    ...line('From IP address', participation.agreedIp),
    ...line('Terms version', participation.policyVersion),
    ...line('Language', agreedLanguage && LANGUAGE_NAMES[agreedLanguage]),
    ...amounts.flatMap(([label, minor]) => line(label, show(money(minor, currency)))),
    ...line('Sentences the guest confirmed with a checkbox each', participation.agreedText),
  ]
}

function chargeLines(facts: EvidenceFacts): EvidenceLine[] {
  const { hold, income } = facts
  return [
    ...line('Card', hold.card),
    ...hold.events.flatMap((event) =>
      line(
        time(event.at),
        [HOLD_EVENTS[event.event] ?? event.event, event.details].filter(Boolean).join(': '),
      ),
    ),
    ...line('Payment at the provider', income.intentId),
    ...refundLines(facts),
  ]
}

const refundLines = ({ refunds }: EvidenceFacts): EvidenceLine[] =>
  refunds
    .filter((refund) => refund.status === 'refunded')
    .flatMap((refund) =>
      line(
        time(refund.finishedAt ?? refund.createdAt),
        `Refunded ${show(money(refund.amountMinor, refund.currency))} to the same card`,
      ),
    )

/** The guest's own records and those of the code; never those of other guests. */
function attendanceLines({ attendance, guest, participation }: EvidenceFacts): EvidenceLine[] {
  const name = fullName(guest)
  const own = attendance.record.filter((entry) => entry.who === null || entry.who === name)
  return [
    ...own.flatMap((entry) =>
      line(
        time(Date.parse(entry.at)),
        [
          ATTENDANCE_EVENTS[entry.what],
          entry.note,
          entry.provedAt && `code shown by the host at ${time(Date.parse(entry.provedAt))}`,
        ]
          .filter(Boolean)
          .join(': '),
      ),
    ),
    ...(participation && participation.checkedInAt === null ? line(null, ABSENCE) : []),
  ]
}

const mailLines = ({ mails }: EvidenceFacts): EvidenceLine[] =>
  mails.flatMap((mail) =>
    line(
      time(mail.at),
      `“${mail.subject}” – ${
        mail.problem
          ? `not accepted: ${mail.problem}`
          : mail.sentAt === null
            ? 'not sent yet'
            : `accepted by the mail server at ${isoOrNull(mail.sentAt)}`
      }`,
    ),
  )

function policyLines({ participation, origin }: EvidenceFacts): EvidenceLine[] {
  if (!participation) return []
  const { currency, holdMinor, feeMinor, windowHours, policyVersion } = participation
  const sentences = policySentences({
    version: policyVersion,
    hours: windowHours,
    hold: show(money(holdMinor, currency)),
    fee: show(money(feeMinor, currency)),
    address: `${origin}/cancellation`,
  })
  return sentences.map((text) => ({ label: null, text }))
}

function wholePolicyLines({ policy }: EvidenceFacts): EvidenceLine[] {
  if (!policy) return []
  const { version, language, text } = policy
  return line(
    `Version ${version}, in ${LANGUAGE_NAMES[language]}, with the amounts of that day`,
    text,
  )
}
