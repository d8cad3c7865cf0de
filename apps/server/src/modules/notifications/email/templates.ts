import type { NotificationKind } from '@tomogolf/messages/notifications'
import { accountTemplates } from './templates/account.ts'
import { attendanceTemplates } from './templates/attendance.ts'
import { joiningTemplates } from './templates/joining.ts'
import { leavingTemplates } from './templates/leaving.ts'
import { moneyTemplates } from './templates/money.ts'
import { reminderTemplates } from './templates/reminders.ts'
import { standingTemplates } from './templates/standing.ts'
import type { Templates } from './templates/template.ts'

/** The template of every kind in @tomogolf/messages; a kind without one does not compile. */
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
/** Whether an e-mail of this template contains a secret that gives access to an account. */
export const isSecret = (template: string): boolean =>
  NOTIFICATION_KINDS.some((kind) => kind === template && TEMPLATES[kind].secret)
