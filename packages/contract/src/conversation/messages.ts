import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { Id, IdParams, LanguageTag, Ok } from '../common.schemas.ts'
import { Conversation, Message, MessagesQuery, NewMessageBody } from './messages.schemas.ts'

/** The conversation of a game's host and confirmed guests. */
export const messages = {
  'GET /api/games/:id/messages': endpoint({
    summary: 'Messages of an own game, with who has read them; reading changes nothing',
    guard: 'user',
    limit: 'read',
    params: IdParams,
    query: MessagesQuery,
    result: Conversation,
    errors: ['GAME_NOT_FOUND'],
  }),
  'POST /api/games/:id/messages': endpoint({
    summary: 'Send a message; the same `clientId` again sends nothing',
    guard: 'user',
    limit: 'message',
    params: IdParams,
    body: NewMessageBody,
    result: z.object({ message: Message }),
    status: 201,
    errors: [
      'GAME_NOT_FOUND',
      'CONVERSATION_CLOSED',
      'CONVERSATION_EMPTY',
      'FREE_TEXT_OFF',
      'MESSAGE_EMPTY',
      'CONTACT_HELD_BACK',
    ],
  }),
  'POST /api/messages/:id/translation': endpoint({
    summary: 'A free text of an own game, translated by a machine',
    guard: 'user',
    limit: 'translation',
    params: IdParams,
    body: z.object({ to: LanguageTag }),
    result: z.object({ text: z.string() }),
    errors: ['NOT_FOUND', 'TRANSLATOR_OFF', 'TRANSLATION_UNAVAILABLE'],
  }),
  'PUT /api/games/:id/messages/read': endpoint({
    summary: 'Mark messages up to `seq` as read',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    body: z.object({ seq: z.int().min(0) }),
    result: Ok,
    errors: ['GAME_NOT_FOUND'],
  }),
  'GET /api/games/:id/messages/events': endpoint({
    summary:
      'Server-sent events: `change` when messages were written or read; what, the other endpoints say',
    guard: 'user',
    limit: 'read',
    params: IdParams,
    result: z.unknown(),
    errors: ['GAME_NOT_FOUND'],
  }),
  'GET /api/messages/unread': endpoint({
    summary: 'Unread messages of each own game',
    guard: 'user',
    limit: 'read',
    result: z.object({ games: z.array(z.object({ gameId: Id, unread: z.int() })) }),
    errors: [],
  }),
}
