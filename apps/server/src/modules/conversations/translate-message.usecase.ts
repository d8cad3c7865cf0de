import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { reachConversation } from './conversation-people.read.ts'
import { listMessages, readMessage } from './conversations.repository.ts'
import { readTranslation, storeTranslation } from './translations.repository.ts'

type Request = { messageId: string; userId: string; to: Language }

/**
 * Translates a message for a reader, once per language: the next reader gets the stored text. The
 * translator is called outside of any transaction, and what it does not answer is not stored.
 */
export async function translateMessage(
  { db, clock, translator }: Deps,
  { messageId, userId, to }: Request,
): Promise<{ text: string } | Refused<'NOT_FOUND' | 'TRANSLATOR_OFF' | 'TRANSLATION_UNAVAILABLE'>> {
  if (!translator) return refuse('TRANSLATOR_OFF')
  const message = await readMessage(db, messageId)
  if (!message || message.text === null) return refuse('NOT_FOUND')
  const { gameId, seq } = message
  const now = clock.now()
  if (!(await reachConversation(db, gameId, userId, await readSettings(db), now)))
    return refuse('NOT_FOUND')
  const blockedWith = await readBlockedWith(db, userId)
  const [seen] = await listMessages(db, { gameId, blockedWith }, { before: seq + 1 }, 1)
  if (seen?.id !== messageId) return refuse('NOT_FOUND')
  const known = await readTranslation(db, messageId, to)
  if (known !== undefined) return { text: known }
  const text = await translator.translate(message.text, to)
  if (text === null) return refuse('TRANSLATION_UNAVAILABLE')
  return { text: (await storeTranslation(db, { messageId, language: to, text })) ?? text }
}
