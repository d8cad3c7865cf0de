import { checkInWindow } from '@tomogolf/domain/attendance'
import { HOST_ARRIVES_BEFORE, freeSeats } from '@tomogolf/domain/game'
import { DAY, HOUR, MINUTE, hours, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ReminderStage } from '@tomogolf/messages/reminders'
import { notify } from '../../../platform/notify.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readCourse } from '../../courses/courses.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import { readPartyOfMessage } from '../../participations/companions/message-seats.read.ts'
import { readParticipationOf } from '../../participations/participations.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { freeLeaveDeadline } from '../../participations/agreed-terms.policy.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import type { DueReminder } from './claim-reminders.repository.ts'
import { claimDueReminders, type Stage } from './reminders.read.ts'
import { inBatches } from './in-batches.step.ts'

export const REMIND_EVERY = 10 * MINUTE
const STAGES: readonly (Stage & { name: ReminderStage })[] = [
  { name: 'week', lead: 7 * DAY, late: 12 * HOUR },
  { name: 'day', lead: DAY, late: 3 * HOUR },
  { name: 'hours', lead: 3 * HOUR, late: HOUR },
]

/** Sends all due reminders, once each, from the current state of the games. */
export async function remindOfGames(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const { check_in_window_hours: window } = await readSettings(deps.db)
  for (const stage of [
    ...STAGES,
    { name: 'check_in' as const, lead: hours(window), late: hours(window) / 2 },
  ]) {
    await inBatches(deps.db, async (tx, limit) => {
      const due = await claimDueReminders(tx, stage, now, limit)
      for (const reminder of due) await remind(deps, tx, stage.name, reminder, now, window)
      return due.length
    })
  }
}

async function remind(
  deps: Deps,
  tx: Tx,
  stage: Stage['name'],
  { gameId, userId }: DueReminder,
  now: Instant,
  window: number,
): Promise<void> {
  const game = await readGame(tx, gameId)
  if (!game) return
  const messageGame = toMessageGame(game)
  const isHost = game.hostId === userId
  if (stage === 'check_in')
    return notify(deps.jobs, tx, {
      userId,
      kind: 'check_in_open',
      params: { ...messageGame, as: isHost ? 'host' : 'guest' },
    })
  const access =
    game.courseId === null ? null : ((await readCourse(tx, game.courseId))?.access ?? null)
  const common = { ...messageGame, ahead: stage, location: game.location, access }
  if (isHost) {
    return notify(deps.jobs, tx, {
      userId,
      kind: 'reminder_host',
      params: {
        ...common,
        guests: game.seatsTaken,
        placesLeft: freeSeats(game),
        arriveBy: { at: game.teeTime - HOST_ARRIVES_BEFORE },
      },
    })
  }
  const participation = await readParticipationOf(tx, gameId, userId)
  const host = (await readPeople(tx, [game.hostId])).get(game.hostId)
  if (!participation || !host) return
  const freeUntil = freeLeaveDeadline(participation, game, now)
  await notify(deps.jobs, tx, {
    userId,
    kind: 'reminder_guest',
    params: {
      ...common,
      ...(await readPartyOfMessage(tx, participation)),
      hostName: nameForOthers(host),
      ride: game.transportationProvided ? game.transportationDetails : null,
      freeUntil: freeUntil > now ? { at: freeUntil } : null,
      checkInOpens: { at: checkInWindow(game.teeTime, window).opens },
    },
  })
}
