import { GAME_LENGTH } from '@tomogolf/domain/game'
import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { MAIL_UNREAD, type UnreadJob } from './announce-message.step.ts'
import { listConversationsBefore } from './conversation-people.read.ts'
import { deleteConversations } from './conversations.repository.ts'
import { mailUnread } from './mail-unread.usecase.ts'

/** What the jobs need of later modules. */
export type ConversationPorts = {
  /** Games whose conversation is reported and not decided. */
  listReportedConversations(tx: Tx): Promise<ReadonlySet<string>>
}

export function conversationsJobs(deps: Deps, ports: ConversationPorts): void {
  const { db, jobs, clock } = deps
  jobs.define<UnreadJob>(MAIL_UNREAD, (job) => mailUnread(deps, job))
  jobs.defineRecurring('conversations.erase', every(DAY), () =>
    db.transaction(async (tx) => {
      const { messages_kept_days: days } = await readSettings(tx)
      const before = clock.now() - GAME_LENGTH - days * DAY
      const reported = await ports.listReportedConversations(tx)
      const over = await listConversationsBefore(tx, before)
      await deleteConversations(
        tx,
        over.filter((gameId) => !reported.has(gameId)),
      )
    }),
  )
}
