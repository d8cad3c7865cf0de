import type { z } from 'zod'
import type { NewMessageBody } from '@tomogolf/contract/conversation/messages.schemas'
import { findContactDetails } from '@tomogolf/domain/contact-details/find-contact-details'
import { cleanText, maskCards } from '@tomogolf/domain/conversation/message-text'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../platform/refusal.ts'
import { newId } from '../../platform/security/ids.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { announceMessage } from './announce-message.step.ts'
import {
  hasPlayedWith,
  reachConversation,
  readLanguages,
  type Reached,
} from './conversation-people.read.ts'
import { mayWriteFreely } from './free-text.policy.ts'
import {
  findSent,
  insertMessage,
  lockConversation,
  type Message,
} from './conversations.repository.ts'

type Sent = z.output<typeof NewMessageBody>
type Content = Pick<Message, 'readyId' | 'slots' | 'text'>
type Refusal = Refused<
  | 'GAME_NOT_FOUND'
  | 'CONVERSATION_CLOSED'
  | 'CONVERSATION_EMPTY'
  | 'FREE_TEXT_OFF'
  | 'MESSAGE_EMPTY'
  | 'CONTACT_HELD_BACK'
>

/**
 * Sends a message once: a device that never got the answer sends it again with the same `clientId`,
 * also when the conversation has closed since.
 */
export const sendMessage = (
  deps: Deps,
  { gameId, userId }: { gameId: string; userId: string },
  sent: Sent,
): Promise<Message | Refusal> =>
  deps.db.transaction(async (tx): Promise<Message | Refusal> => {
    const now = deps.clock.now()
    const settings = await readSettings(tx)
    const reached = await reachConversation(tx, gameId, userId, settings, now)
    if (!reached) return refuse('GAME_NOT_FOUND')
    const lastSeq = await lockConversation(tx, gameId)
    const earlier = await findSent(tx, gameId, userId, sent.clientId)
    if (earlier) return earlier
    if (reached.access === 'closed') return refuse('CONVERSATION_CLOSED')
    if (reached.access === 'alone') return refuse('CONVERSATION_EMPTY')
    const content = await contentOf(deps, tx, userId, reached, sent)
    if (isRefused(content)) return content
    const languages = await readLanguages(tx, [userId])
    const message: Message = {
      id: newId(),
      gameId,
      seq: lastSeq + 1,
      senderId: userId,
      clientId: sent.clientId,
      language: languages.get(userId)!,
      createdAt: now,
      removedAt: null,
      ...content,
    }
    await insertMessage(tx, message)
    await announceMessage(deps.jobs, tx, reached, message, { now, settings })
    return message
  })

async function contentOf(
  { config }: Deps,
  tx: Tx,
  userId: string,
  { present }: Reached,
  { ready, text }: Sent,
): Promise<Content | Refused<'FREE_TEXT_OFF' | 'MESSAGE_EMPTY' | 'CONTACT_HELD_BACK'>> {
  if (ready) return { readyId: ready.id, slots: ready.slots, text: null }
  if (!mayWriteFreely(config)) return refuse('FREE_TEXT_OFF')
  const cleaned = maskCards(cleanText(text ?? ''))
  if (cleaned === '') return refuse('MESSAGE_EMPTY')
  if (findContactDetails(cleaned).length > 0 && !(await hasPlayedWith(tx, userId, present)))
    return refuse('CONTACT_HELD_BACK')
  return { readyId: null, slots: null, text: cleaned }
}
