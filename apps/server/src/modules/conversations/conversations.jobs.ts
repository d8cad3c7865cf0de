import { GAME_LENGTH } from '@tomogolf/domain/game'
import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { MAIL_UNREAD, type UnreadJob } from './announce-message.step.ts'
import { listConversationsBefore } from './conversation-people.read.ts'
import { deleteConversations } from './conversations.repository.ts'
import { mailUnread } from './mail-unread.usecase.ts'

export function conversationsJobs(deps: Deps): void {
  const { db, jobs, clock } = deps
  jobs.define<UnreadJob>(MAIL_UNREAD, (job) => mailUnread(deps, job))
  jobs.defineRecurring('conversations.erase', every(DAY), () =>
    db.transaction(async (tx) => {
      const { messages_kept_days: days } = await readSettings(tx)
      const before = clock.now() - GAME_LENGTH - days * DAY
      await deleteConversations(tx, await listConversationsBefore(tx, before))
    }),
  )
}
