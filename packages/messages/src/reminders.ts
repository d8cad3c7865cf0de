import type { MessageGame, MessageTime } from './params.ts'

/** How long before the tee time a reminder goes out: a week, a day or three hours. */
export type ReminderStage = 'week' | 'day' | 'hours'

/** Before the game. */
export type ReminderMessages = {
  /**
   * `access`: how to get to the course, from the course list. `ride`: the host's text about a ride.
   * `freeUntil`: null once leaving costs the hold.
   */
  reminder_guest: MessageGame & {
    ahead: ReminderStage
    hostName: string
    location: string
    access: string | null
    ride: string | null
    freeUntil: MessageTime | null
    checkInOpens: MessageTime
  }
  /** `guests`: how many have joined. */
  reminder_host: MessageGame & {
    ahead: ReminderStage
    guests: number
    placesLeft: number
    location: string
    access: string | null
    arriveBy: MessageTime
  }
  /** The course does not have the guest's name yet. */
  name_missing: MessageGame & { hostName: string; dueAt: MessageTime }
  check_in_open: MessageGame & { as: 'guest' | 'host' }
}
