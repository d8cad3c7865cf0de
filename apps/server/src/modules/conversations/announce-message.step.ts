import { toMessageGame } from '@tomogolf/messages/params'
import { conversationClosesAt } from '@tomogolf/domain/conversation/conversation-access'
import type { Settings } from '@tomogolf/domain/settings'
import { minutes, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { notify } from '../../platform/notify.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import type { Reached } from './conversation-people.read.ts'
import type { Message } from './conversations.repository.ts'

/** Before play it is about the way there. */
export const pushUntil = (
  { teeTime }: Pick<Reached['game'], 'teeTime'>,
  settings: Settings,
  now: Instant,
) => ({ at: now < teeTime ? teeTime : conversationClosesAt(teeTime, settings) })

export const MAIL_UNREAD = 'conversations.mail_unread'
export type UnreadJob = { readonly gameId: string; readonly userId: string }

/** Pushes a message to those who see it at once, and looks later whether they have read it. */
export async function announceMessage(
  jobs: Jobs,
  tx: Tx,
  { game, present }: Reached,
  { senderId, text }: Pick<Message, 'senderId' | 'text'>,
  { now, settings }: { now: Instant; settings: Settings },
): Promise<void> {
  const mailAt = now + minutes(settings.message_mail_minutes)
  const sender = (await readPeople(tx, [senderId])).get(senderId)!
  const blockedWith = text === null ? new Set<string>() : await readBlockedWith(tx, senderId)
  for (const userId of present) {
    if (userId === senderId || blockedWith.has(userId)) continue
    await notify(
      jobs,
      tx,
      {
        userId,
        kind: 'message_new',
        params: {
          ...toMessageGame(game),
          senderName: nameForOthers(sender),
          count: 1,
          until: pushUntil(game, settings, now),
        },
      },
      { mail: false },
    )
    await jobs.enqueue(tx, MAIL_UNREAD, { gameId: game.id, userId } satisfies UnreadJob, {
      at: mailAt,
      key: `${game.id} ${userId}`,
    })
  }
}
