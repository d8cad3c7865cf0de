import {
  READY_MESSAGES,
  slotsOf,
  type ReadyId,
  type ReadyMoment,
  type ReadySlots,
} from '@tomogolf/domain/conversation/ready-messages'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { HOUR, type Instant } from '@tomogolf/domain/time'
import { formatClock } from '@tomogolf/format/dates'
import type { Language } from '@tomogolf/phrases/languages'
import { tDynamic, type Translate } from '@tomogolf/phrases/translator'

export type Ready = { readonly id: string; readonly slots: ReadySlots }

/** A ready message in the language of `t`, whose area `ready` is loaded; null: a newer release's. */
export function readyText(t: Translate, { id, slots }: Ready): string | null {
  if (!t.has(`ready.say.${id}`)) return null
  return tDynamic(t)(`ready.say.${id}`, {
    ...(slots.place && { place: tDynamic(t)(`ready.place.${slots.place}`) }),
    ...(slots.time && {
      time: clockText(slots.time, t.language),
    }),
    ...(slots.minutes !== undefined && { min: slots.minutes }),
    ...(slots.number !== undefined && { count: slots.number }),
  })
}

/** `--:--` is a time that is not entered yet. */
function clockText(time: string, language: Language): string {
  const at = Date.parse(`2000-01-01T${time}:00+09:00`)
  return Number.isNaN(at) ? time : formatClock(at, language)
}

/** What a message starts with in the picker. */
const STARTS: Required<ReadySlots> = { place: 'station', minutes: 10, time: '', number: 2 }
export const startOf = (id: ReadyId): ReadySlots =>
  Object.fromEntries(slotsOf(id).map((slot) => [slot, STARTS[slot]]))

/** The day before play is about plans, its morning about the way. */
const ON_THE_WAY = 12 * HOUR
export function momentAt(teeTime: Instant, now: Instant): ReadyMoment {
  if (now < teeTime - ON_THE_WAY) return 'before'
  if (now < teeTime) return 'way'
  return now < teeTime + GAME_LENGTH ? 'course' : 'after'
}
export const messagesOf = (moment: ReadyMoment): ReadyId[] =>
  (Object.keys(READY_MESSAGES) as ReadyId[]).filter((id) => READY_MESSAGES[id].moment === moment)
/** Offered beside the text field. */
export const QUICK: { readonly [Moment in ReadyMoment]: readonly ReadyId[] } = {
  before: ['hello', 'thanks', 'ok', 'meetAt', 'whatTime'],
  way: ['at', 'late', 'whichExit', 'leaving', 'thereIn'],
  course: ['arrived', 'seeYouAt', 'cannotSee', 'teeOffIn', 'ok'],
  after: ['thanksRound', 'again', 'meetIn', 'safeTrip', 'home'],
}
