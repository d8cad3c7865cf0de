import { teeTimeRefusal } from '@tomogolf/domain/joining'
import { MINUTE, fromJapanText, japanDate, oneYearAfter, type Instant } from '@tomogolf/domain/time'
import { formatClock, formatDateTime } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSetting } from '../../queries/settings.ts'
import type { GameDraft } from './game-draft.ts'

/** The tee time of a draft; undefined while date or time is missing. */
export const teeTimeOf = ({ date, time }: Pick<GameDraft, 'date' | 'time'>): Instant | undefined =>
  date && time ? fromJapanText(`${date} ${time}:00`) : undefined

export type TeeTimeProblem =
  | { kind: 'past' }
  | { kind: 'soon'; earliest: Instant; today: boolean }
  | { kind: 'far' }

/**
 * In the past, earlier than the host's lead time allows, or more than a year ahead. `earliest`: the
 * first whole minute that is allowed.
 */
export function teeTimeProblem(
  draft: Pick<GameDraft, 'date' | 'time'>,
  now: Instant,
  hostLeadHours: number,
): TeeTimeProblem | null {
  const teeTime = teeTimeOf(draft)
  const refusal =
    teeTime === undefined ? null : teeTimeRefusal(teeTime, now, oneYearAfter(now), hostLeadHours)
  if (refusal === null) return null
  if (refusal.code === 'TEE_TIME_PAST') return { kind: 'past' }
  if (refusal.code === 'TEE_TIME_TOO_FAR') return { kind: 'far' }
  const earliest = Math.ceil(refusal.params.earliest / MINUTE) * MINUTE
  return { kind: 'soon', earliest, today: japanDate(earliest) === japanDate(now) }
}

/** The message under the time field. */
export function useTeeTimeText(): (problem: TeeTimeProblem) => string {
  const { t, language } = useI18n()
  const hours = useSetting('host_lead_hours')
  return (problem) => {
    if (problem.kind === 'past') return t('errors.TEE_TIME_PAST')
    if (problem.kind === 'far') return t('errors.TEE_TIME_TOO_FAR')
    return problem.today
      ? t('hosting.time.soonToday', { hours, time: formatClock(problem.earliest, language) })
      : t('hosting.time.soon', { hours, time: formatDateTime(problem.earliest, language) })
  }
}
