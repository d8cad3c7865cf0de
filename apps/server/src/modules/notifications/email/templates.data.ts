import type { NotificationKind } from '@tomogolf/messages/notifications'
import type { VisitorMessage } from '@tomogolf/messages/visitor'
import { accountTemplates } from './templates/account.presenter.ts'
import { approvalTemplates } from './templates/approval.presenter.ts'
import { waitingTemplates } from './templates/waiting.presenter.ts'
import { attendanceTemplates } from './templates/attendance.presenter.ts'
import { conversationTemplates } from './templates/conversations.presenter.ts'
import { decisionTemplates } from './templates/decisions.presenter.ts'
import { presenceTemplates } from './templates/presence.presenter.ts'
import { joiningTemplates } from './templates/joining.presenter.ts'
import { invitationTemplates } from './templates/invitations.presenter.ts'
import { leavingTemplates } from './templates/leaving.presenter.ts'
import { moderationTemplates } from './templates/moderation.presenter.ts'
import { moneyTemplates } from './templates/money.presenter.ts'
import { questionTemplates } from './templates/questions.presenter.ts'
import { reminderTemplates } from './templates/reminders.presenter.ts'
import { standingTemplates } from './templates/standing.presenter.ts'
import { wishTemplates } from './templates/wishes.presenter.ts'
import type { Templates } from './templates/template.types.ts'

/** The template of every kind in @tomogolf/messages; a kind without one does not compile. */
export const TEMPLATES: Templates<NotificationKind> = {
  ...accountTemplates,
  ...joiningTemplates,
  ...approvalTemplates,
  ...waitingTemplates,
  ...invitationTemplates,
  ...leavingTemplates,
  ...questionTemplates,
  ...decisionTemplates,
  ...reminderTemplates,
  ...attendanceTemplates,
  ...presenceTemplates,
  ...moneyTemplates,
  ...standingTemplates,
  ...wishTemplates,
  ...conversationTemplates,
  ...moderationTemplates,
}
export const NOTIFICATION_KINDS = Object.keys(TEMPLATES) as NotificationKind[]
/** To an address that is not the account's. */
const SECRET_TO_ADDRESS: ReadonlySet<string> = new Set<VisitorMessage['kind']>([
  'email_change_confirm',
  'email_changed',
])
/** Whether an email of this template contains a secret that gives access to an account. */
export const isSecret = (template: string): boolean =>
  SECRET_TO_ADDRESS.has(template) ||
  NOTIFICATION_KINDS.some((kind) => kind === template && TEMPLATES[kind].secret)
