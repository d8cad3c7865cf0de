import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { mailAddresses, mailEvents } from './bounces/bounces.table.ts'
import { outbox } from './notifications.table.ts'
import { notificationSettings, pushSubscriptions, remindersSent } from './push/push.table.ts'

export const notificationsPersonalData: PersonalData = {
  records: [
    {
      name: 'mails',
      export: (tx, userId) =>
        tx.orm
          .select({
            ...exportColumns(outbox, 'template', 'language', 'subject'),
            // these mails carry a secret that opens the account: a stolen session must not read it
            text: sql<string | null>`CASE
              WHEN ${outbox.template} IN ('verify_email', 'login_code', 'reset_password', 'mail_test', 'email_change_confirm', 'email_changed') THEN NULL
              ELSE ${outbox.text} END`,
            ...exportColumns(outbox, 'createdAt', 'sentAt'),
          })
          .from(outbox)
          .where(eq(outbox.userId, userId))
          .orderBy(outbox.createdAt),
      erase: (tx, userId) => tx.orm.delete(outbox).where(eq(outbox.userId, userId)),
    },
    {
      name: 'mailAddresses',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              mailAddresses,
              'stoppedAt',
              'cause',
              'softCount',
              'reopenedAt',
              'lastEventAt',
              'detail',
              'testedAt',
            ),
          )
          .from(mailAddresses)
          .where(eq(mailAddresses.userId, userId)),
      // the hash of the address stays for a year, so that a dead mailbox is not tried again
      erase: (tx, userId) =>
        tx.orm
          .update(mailAddresses)
          .set({ userId: null, detail: null, testHash: null })
          .where(eq(mailAddresses.userId, userId)),
    },
    {
      name: 'pushDevices',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(pushSubscriptions, 'createdAt'))
          .from(pushSubscriptions)
          .where(eq(pushSubscriptions.userId, userId))
          .orderBy(pushSubscriptions.createdAt),
      erase: (tx, userId) =>
        tx.orm.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
    },
    {
      name: 'notificationSettings',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              notificationSettings,
              'off',
              'mailOff',
              'quietFrom',
              'quietTo',
              'updatedAt',
            ),
          )
          .from(notificationSettings)
          .where(eq(notificationSettings.userId, userId)),
      erase: (tx, userId) =>
        tx.orm.delete(notificationSettings).where(eq(notificationSettings.userId, userId)),
    },
    {
      name: 'reminders',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(remindersSent, 'gameId', 'kind', 'teeTime', 'sentAt'))
          .from(remindersSent)
          .where(eq(remindersSent.userId, userId))
          .orderBy(remindersSent.sentAt),
      erase: (tx, userId) => tx.orm.delete(remindersSent).where(eq(remindersSent.userId, userId)),
    },
  ],
  retention: [
    {
      // long enough to look up what a user was sent about a game
      name: 'mails',
      trigger: 'created',
      action: 'delete',
      days: () => 90,
      table: outbox,
      isOver: (before) => lt(outbox.createdAt, before),
      held: (isHeld) => isHeld(outbox.userId),
    },
    {
      name: 'reminders',
      trigger: 'round',
      action: 'delete',
      days: () => 30,
      table: remindersSent,
      isOver: (before) => lt(remindersSent.teeTime, before),
      held: (isHeld) => isHeld(remindersSent.userId),
    },
    {
      name: 'mail_events',
      trigger: 'created',
      action: 'delete',
      days: () => 90,
      table: mailEvents,
      isOver: (before) => lt(mailEvents.receivedAt, before),
    },
    {
      // a mailbox is sometimes given to another person: without an account it is tried again
      name: 'stopped_addresses',
      trigger: 'last_used',
      action: 'delete',
      days: () => 365,
      table: mailAddresses,
      isOver: (before) => and(isNull(mailAddresses.userId), lt(mailAddresses.lastEventAt, before)),
    },
  ],
}
