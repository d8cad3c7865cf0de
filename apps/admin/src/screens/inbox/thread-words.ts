import { tDynamic, type Translate } from '@tomogolf/phrases/translator'
import type { Thread, ThreadRow } from './inbox.types.ts'

/** Reasons of reports about content, and of reports about games. */
const REASONS = ['admin.report.reason', 'admin.issueReason'] as const
export function reasonWords(t: Translate, reason: string): string {
  const key = REASONS.map((group) => `${group}.${reason}`).find((name) => t.has(name))
  return key ? tDynamic(t)(key) : reason
}

/** What a thread is about, in one line. */
export const threadTitle = (
  t: Translate,
  {
    subject,
    reason,
    kind,
    reference,
  }: Pick<ThreadRow, 'subject' | 'reason' | 'kind' | 'reference'>,
): string =>
  subject ??
  (reason !== null && kind !== 'appeal'
    ? `${t(`admin.requestKind.${kind}`)}: ${reasonWords(t, reason)}`
    : `${t(`admin.requestKind.${kind}`)} ${reference}`)

/** What a thread waits for. */
export const stateOf = ({ state }: Pick<Thread, 'state'>): 'us' | 'sender' | 'closed' =>
  state === 'answered' ? 'sender' : state === 'closed' ? 'closed' : 'us'
