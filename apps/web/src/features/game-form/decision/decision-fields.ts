import { isDecisionTime, isMinPlayers } from '@tomogolf/domain/go-no-go'
import {
  DAY,
  fromJapanText,
  japanClock,
  startOfJapanDay,
  type Instant,
} from '@tomogolf/domain/time'
import type { GameDraft } from '../game-draft.ts'
import { teeTimeOf } from '../tee-time.ts'

/** Days before the round on which a host can decide. */
export const DECIDE_DAYS = [1, 2, 3, 4, 5, 7, 10, 14] as const

type Terms = Pick<GameDraft, 'date' | 'time' | 'minPlayers' | 'decideDays' | 'decideTime'>

/** When the draft is decided; undefined without terms or while a part is missing. */
export function decideAtOf(draft: Terms): Instant | undefined {
  const day = draft.date ? fromJapanText(draft.date) : undefined
  const clock = draft.decideTime ? fromJapanText(`2000-01-01 ${draft.decideTime}`) : undefined
  return draft.minPlayers === null || day === undefined || clock === undefined
    ? undefined
    : day - draft.decideDays * DAY + (clock - startOfJapanDay(clock))
}

/** The fields of a stored time. */
export const decisionFields = (
  decideAt: Instant,
  teeTime: Instant,
): Pick<GameDraft, 'decideDays' | 'decideTime'> => ({
  decideDays: Math.round((startOfJapanDay(teeTime) - startOfJapanDay(decideAt)) / DAY),
  decideTime: japanClock(decideAt),
})

/** More players than there is room for, or a time that is past, too late or missing. */
export function isDecisionBroken(draft: Terms & Pick<GameDraft, 'slots'>, now: Instant): boolean {
  if (draft.minPlayers === null) return false
  const [teeTime, decideAt] = [teeTimeOf(draft), decideAtOf(draft)]
  if (!isMinPlayers(draft.minPlayers, draft.slots)) return true
  if (teeTime === undefined) return false
  return decideAt === undefined || !isDecisionTime(decideAt, teeTime, now)
}
