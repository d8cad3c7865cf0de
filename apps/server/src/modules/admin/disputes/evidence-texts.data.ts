import type { EVIDENCE } from '@tomogolf/contract/admin/cases/cases.schemas'
import type { Language } from '@tomogolf/phrases'
import type { ChargeCause } from '../../participations/charges/charges.table.ts'

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese (Simplified)',
}
export const CAUSES: Record<ChargeCause, string> = {
  check_in: 'The guest checked in at the course; the platform fee was charged.',
  no_show: 'The guest did not come; the hold was charged as agreed.',
  late_leave: 'The guest cancelled after the free period; the hold was charged as agreed.',
  operator: 'TomoGolf decided on this amount.',
  host_absent: 'The host did not come; the agreed penalty was charged.',
}
export const ABSENCE = 'No check-in of this guest was recorded.'
/** Events of the hold's log. */
export const HOLD_EVENTS: Readonly<Record<string, string>> = {
  placing: 'Hold requested',
  scheduled: 'Hold scheduled',
  place: 'Hold requested',
  authorised: 'The card’s bank authorised the hold',
  needs_action: 'The card’s bank asked for authentication',
  declined: 'The card’s bank declined',
  refused: 'The card’s bank declined',
  timed_out: 'No answer from the card provider',
  not_found: 'Hold requested again',
  rescheduled: 'Hold placed closer to the round',
  start_capture: 'Charge requested',
  captured: 'Charged',
  start_release: 'Release requested',
  released: 'Released',
  lapsed: 'The authorisation expired',
}
export const ATTENDANCE_EVENTS: Record<(typeof EVIDENCE)[number], string> = {
  qr_opened: 'The host opened the check-in code inside the check-in window',
  code_made: 'Check-in code created',
  code_renewed: 'New check-in code created',
  scan: 'The guest scanned the check-in code',
  wrong_code: 'The guest entered a wrong code',
  report: 'The guest reported a problem',
  statement: 'The guest stated',
  check_in: 'The guest checked in',
  prove_presence: 'A scan made at the course was accepted later',
  mark_present: 'The guest was marked present',
  settle_missing: 'The round was settled without a check-in of the guest; the guest was asked',
  settle_host_absent: 'The round was settled without the host',
  statement_expired: 'The guest did not answer in time',
  arrive: 'The guest checked in while the presence of the host was under review',
  arrival_stands: 'The presence of the guest stands',
  object: 'The guest objected to being marked present',
  objection_upheld: 'Decided after review: the objection was right',
  objection_rejected: 'Decided after review: the objection was not right',
  settle_unverified: 'The round was settled without any check-in; both sides were asked',
  answer_played: 'The guest answered that they played',
  answers_close: 'Closed without an answer that the guest played',
  location: 'Position of the device compared with the course',
  answer: 'Answer to “Did you play?”',
  report_withdrawn: 'The guest’s report was withdrawn by the check-in',
  review_opened: 'All charges of the round were stopped for a review',
  host_statement: 'The host stated',
  case_accepted: 'Decided after review: the guest was there',
  case_rejected: 'Decided after review: the guest was not there',
}

/** The policy that the guest agreed to, with its frozen amounts. */
export const policySentences = ({
  version,
  hours,
  hold,
  fee,
  address,
}: {
  version: string
  hours: number
  hold: string
  fee: string
  address: string
}): string[] => [
  `Cancellation policy, version ${version}, published at ${address} and linked beside the two checkboxes in the booking dialog.`,
  `On joining, ${hold} is held on the card. Nothing is charged at that time.`,
  `When the guest checks in at the course, the platform fee of ${fee} is charged and the rest is released.`,
  `The guest can cancel free of charge until ${hours} hours before the tee time. After that, cancelling costs ${hold}, which the guest confirms again.`,
  `A guest who does not come is charged ${hold}, unless the guest states in time that they were there; then a person decides.`,
  'When the host cancels or does not come, nothing is charged.',
]
