import { DAY, startOfJapanDay } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { deleteBouncesBefore } from './bounces/bounces.repository.ts'
import { deleteRemindersBefore } from './reminders/reminders.read.ts'
import { deleteMailsBefore, hasMails } from './notifications.repository.ts'

export const CLEAN_UP = 'notifications.clean_up'
/** How long an e-mail is stored: long enough to look up what a user was sent about a game. */
const KEEP_MAILS = 90 * DAY
const KEEP_REMINDERS = 30 * DAY
/** A mailbox is sometimes given to another person: an address without an account is tried again. */
const KEEP_ADDRESSES = 365 * DAY

/**
 * Deletes old e-mails, reminders, reports of bounces and stopped addresses without an account. Every e-mail schedules the next run; a run schedules another
 * one while e-mails are left.
 */
export async function cleanUpMails(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await deleteMailsBefore(tx, now - KEEP_MAILS)
    await deleteRemindersBefore(tx, now - KEEP_REMINDERS)
    await deleteBouncesBefore(tx, { events: now - KEEP_MAILS, addresses: now - KEEP_ADDRESSES })
    if (await hasMails(tx))
      await deps.jobs.enqueue(tx, CLEAN_UP, {}, { at: startOfJapanDay(now) + DAY, key: 'daily' })
  })
}
