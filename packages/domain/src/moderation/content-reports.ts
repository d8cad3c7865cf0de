import { DAY, type Instant } from '../time.ts'

/** What people report: something that was written, or a person. */
export const REPORT_KINDS = ['message', 'question', 'answer', 'person'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

export const REPORT_REASONS = [
  'harassment',
  'hate',
  'sexual',
  'threat',
  'scam',
  'false_identity',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_NOTE_MAX = 1000
/** A reported message goes out with as many before it, so that it can be understood. */
export const MESSAGES_BEFORE = 10
/** Reports of one person in 24 hours: a queue that one person fills hides the others' reports. */
export const REPORTS_A_DAY = 10
/** Decided reports are deleted this long after the decision. */
export const REPORT_KEPT = 180 * DAY

export const lastDay = (now: Instant): Instant => now - DAY

export type ReportRefusal = 'REPORT_OWN' | 'ALREADY_DONE' | 'REPORT_LIMIT'
/** Why a person may not report something; null: it may be reported. */
export function reportRefusal(report: {
  readonly reporterId: string
  readonly reportedId: string
  /** The same person has reported the same thing. */
  readonly isRepeated: boolean
  /** Reports by the person since `lastDay`. */
  readonly lately: number
}): ReportRefusal | null {
  if (report.reporterId === report.reportedId) return 'REPORT_OWN'
  if (report.isRepeated) return 'ALREADY_DONE'
  return report.lately >= REPORTS_A_DAY ? 'REPORT_LIMIT' : null
}

/** From no action to the strongest. */
export const REPORT_OUTCOMES = ['dismissed', 'removed', 'warned', 'strike', 'suspended'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

/** Whether a decision removes what was reported. */
const REMOVES: Record<ReportOutcome, 'always' | 'never' | 'optional'> = {
  dismissed: 'never',
  removed: 'always',
  warned: 'optional',
  strike: 'optional',
  suspended: 'optional',
}
/** A person cannot be removed: the outcomes for one are about the account. */
export const outcomesFor = (kind: ReportKind): readonly ReportOutcome[] =>
  REPORT_OUTCOMES.filter((outcome) => kind !== 'person' || outcome !== 'removed')
/** Whether the operator chooses if the text goes too. */
export const mayRemoveWith = (kind: ReportKind, outcome: ReportOutcome): boolean =>
  kind !== 'person' && REMOVES[outcome] === 'optional'
export const removesContent = (
  kind: ReportKind,
  { outcome, remove }: { readonly outcome: ReportOutcome; readonly remove: boolean },
): boolean => REMOVES[outcome] === 'always' || (remove && mayRemoveWith(kind, outcome))
