import type { RowOf } from '../../lib/use-list.ts'

type Case = Pick<RowOf<'GET /api/admin/cases'>, 'evidence' | 'guest' | 'host'>
export type Entry = Case['evidence']['record'][number]
export type Side = 'guest' | 'host'

/** Recorded of the game, and done by its host. */
const OF_HOST: readonly Entry['what'][] = ['qr_opened', 'code_made', 'code_renewed']
/** Recorded of a guest, and done by the rules or an administrator. */
const OF_RULES: readonly Entry['what'][] = [
  'arrival_stands',
  'objection_upheld',
  'objection_rejected',
  'settle_missing',
  'settle_unverified',
  'settle_host_absent',
  'answers_close',
  'statement_expired',
  'case_accepted',
  'case_rejected',
]

/** Whose an entry of the record is; null for another player, or for the rules. */
export function sideOf({ guest, host }: Case, { personId, what }: Entry): Side | null {
  if (OF_RULES.includes(what)) return null
  if (OF_HOST.includes(what) || personId === host.id) return 'host'
  return guest !== null && personId === guest.id ? 'guest' : null
}

/** The questions that both sides answer, with what answers them. New codes are many and say little. */
export const QUESTIONS = {
  statement: [
    'statement',
    'host_statement',
    'report',
    'report_withdrawn',
    'answer',
    'answer_played',
    'object',
  ],
  presence: ['location'],
  code: [
    'qr_opened',
    'code_made',
    'scan',
    'wrong_code',
    'check_in',
    'prove_presence',
    'mark_present',
    'arrive',
  ],
} as const satisfies Record<string, readonly Entry['what'][]>
export type Question = keyof typeof QUESTIONS

export const answersOf = (attendanceCase: Case, question: Question, side: Side): Entry[] =>
  attendanceCase.evidence.record.filter(
    (entry) =>
      (QUESTIONS[question] as readonly string[]).includes(entry.what) &&
      // other problems say nothing about who was there
      (entry.what !== 'report' || entry.note?.startsWith('host_not_here')) &&
      sideOf(attendanceCase, entry) === side,
  )
