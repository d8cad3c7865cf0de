import { Check, Pause } from 'lucide-react'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Translate } from '@tomogolf/phrases/translator'
import { TimeRing } from '../../components/TimeRing.tsx'
import { spanText } from '../../components/TimeLeft.tsx'
import type { ThreadRow } from './inbox.types.ts'

export type Clock = ThreadRow['clock']
type Reading = { state: Clock['state']; share: number; words: string }

/** What a clock says now. The server's state is that of the last load; time passes meanwhile. */
export function readClock(t: Translate, clock: Clock, now: number): Reading {
  const { state } = clock
  const since = Date.parse(clock.since)
  const left = Date.parse(clock.dueAt) - now
  if (state === 'paused') return { state, share: 0, words: t('inbox.clock.paused') }
  if (state === 'ended') return { state, share: 0, words: t('inbox.clock.ended') }
  if (state === 'met') {
    const took = Date.parse(clock.answeredAt ?? clock.since) - since
    return { state, share: 1, words: t('inbox.clock.met', { span: spanText(t, took) }) }
  }
  if (left <= 0)
    return { state: 'late', share: 1, words: t('inbox.clock.late', { span: spanText(t, -left) }) }
  const share = Math.min(1, left / (Date.parse(clock.dueAt) - since))
  return {
    state: share <= 1 / 3 ? 'due' : 'running',
    share,
    words: t('admin.span.left', { span: spanText(t, left) }),
  }
}

export const CLOCK_TONES: Record<Clock['state'], string> = {
  running: 'text-text-2',
  due: 'text-warning',
  late: 'text-danger',
  paused: 'text-text-3',
  met: 'text-success',
  ended: 'text-text-3',
}

/** The clock of a thread: a ring or a mark, and the words for it. */
export function ReplyClock({ clock, className }: { clock: Clock; className?: string }) {
  const t = useT()
  const { state, share, words } = readClock(t, clock, useNow())
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap tabular-nums',
        CLOCK_TONES[state],
        className,
      )}
    >
      {state === 'paused' && <Pause aria-hidden className="size-4" />}
      {state === 'met' && <Check aria-hidden className="size-4" />}
      {(state === 'running' || state === 'due' || state === 'late') && <TimeRing share={share} />}
      {words}
    </span>
  )
}
