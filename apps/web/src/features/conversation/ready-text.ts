import {
  READY_MESSAGES,
  slotsOf,
  type ReadyId,
  type ReadyMoment,
  type ReadySlots,
} from '@tomogolf/domain/conversation/ready-messages'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { HOUR, type Instant } from '@tomogolf/domain/time'

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
