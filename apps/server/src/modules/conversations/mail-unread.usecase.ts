import { toMessageGame } from '@tomogolf/messages/params'
import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { notify } from '../../platform/notify.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { MAIL_UNREAD, pushUntil, type UnreadJob } from './announce-message.step.ts'
import { reachConversation } from './conversation-people.read.ts'
import { listUnread, lockReadMark, markMailed } from './conversations.repository.ts'

/**
 * Mails a person about messages that stayed unread, once until they are read. Idempotent: it looks at
 * what is unread now.
 */
export const mailUnread = (deps: Deps, { gameId, userId }: UnreadJob): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const settings = await readSettings(tx)
    const reached = await reachConversation(tx, gameId, userId, settings, now)
    if (reached?.access !== 'open') return
    const mark = await lockReadMark(tx, gameId, userId)
    const unread = await listUnread(tx, mark, await readBlockedWith(tx, userId))
    const [oldest] = unread
    if (!oldest || mark.mailedSeq > mark.readSeq) return
    const due = oldest.createdAt + minutes(settings.message_mail_minutes)
    if (due > now)
      return deps.jobs.enqueue(tx, MAIL_UNREAD, { gameId, userId } satisfies UnreadJob, {
        at: due,
        key: `${gameId} ${userId}`,
      })
    const sender = (await readPeople(tx, [oldest.senderId])).get(oldest.senderId)!
    await notify(
      deps.jobs,
      tx,
      {
        userId,
        kind: 'message_new',
        params: {
          ...toMessageGame(reached.game),
          senderName: nameForOthers(sender),
          count: unread.length,
          until: pushUntil(reached.game, settings, now),
        },
      },
      { push: false },
    )
    await markMailed(tx, mark, unread.at(-1)!.seq)
  })
