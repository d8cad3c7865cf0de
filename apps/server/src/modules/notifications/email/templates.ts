import type { NotificationKind } from '@tomogolf/messages/notifications'
import { accountTemplates } from './templates/account.ts'
import { attendanceTemplates } from './templates/attendance.ts'
import { joiningTemplates } from './templates/joining.ts'
import { leavingTemplates } from './templates/leaving.ts'
import { moneyTemplates } from './templates/money.ts'
import { reminderTemplates } from './templates/reminders.ts'
import { standingTemplates } from './templates/standing.ts'
import type { Templates } from './templates/template.ts'

/** Every kind of message and how it is written. What each has to know stands in @tomogolf/messages; a kind without a template does not compile. */
export const TEMPLATES: Templates<NotificationKind> = {
  ...accountTemplates,
  ...joiningTemplates,
  ...leavingTemplates,
  ...reminderTemplates,
  ...attendanceTemplates,
  ...moneyTemplates,
  ...standingTemplates,
}
export const NOTIFICATION_KINDS = Object.keys(TEMPLATES) as NotificationKind[]
/** Whether a mail of this name opens an account to whoever reads it. */
export const isSecret = (template: string): boolean =>
  NOTIFICATION_KINDS.some((kind) => kind === template && TEMPLATES[kind].secret)
