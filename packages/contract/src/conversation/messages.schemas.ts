import { z } from 'zod'
import { lengthOf, MAX_MESSAGE_LENGTH } from '@tomogolf/domain/conversation/message-length'
import { fitsReady, READY_IDS, READY_PLACES } from '@tomogolf/domain/conversation/ready-messages'
import { Id, InstantText, LanguageTag } from '../common.schemas.ts'
import { Player } from '../games.schemas.ts'

/** Chosen by the sender's device: the same one again is the same message. */
export const ClientId = z.string().regex(/^[\w-]{8,64}$/)
const ReadySlots = z.object({
  place: z.enum(READY_PLACES).optional(),
  minutes: z.int().optional(),
  time: z.string().max(5).optional().describe('`HH:mm` in Japan'),
  number: z.int().optional(),
})
const ReadyMessage = z
  .object({ id: z.enum(READY_IDS), slots: ReadySlots.default({}) })
  .refine(({ id, slots }) => fitsReady(id, slots), {
    path: ['slots'],
    params: { code: 'choice' },
  })
/** A text of several lines; hidden characters are removed before it is stored. */
const Text = z
  .string()
  .trim()
  .min(1)
  // a character takes up to two code units, and hidden ones are not counted
  .max(4 * MAX_MESSAGE_LENGTH)
  .refine((text) => lengthOf(text) <= MAX_MESSAGE_LENGTH, {
    params: { code: 'too_long', values: { max: MAX_MESSAGE_LENGTH } },
  })
export const NewMessageBody = z
  .object({
    clientId: ClientId,
    ready: ReadyMessage.optional(),
    text: Text.optional(),
  })
  .refine(({ ready, text }) => (ready === undefined) !== (text === undefined), {
    path: ['text'],
    params: { code: 'required' },
  })
/** `ready` or `text`, never both; neither when it was removed. An id of a newer release has no sentence here. */
export const Message = z.object({
  id: Id,
  seq: z.int().describe('the order of the conversation'),
  clientId: z.string().nullable().describe('of own messages'),
  senderId: Id,
  at: InstantText,
  language: LanguageTag.describe("the sender's"),
  ready: z.object({ id: z.string(), slots: ReadySlots }).nullable(),
  text: z.string().nullable(),
  removed: z.boolean().describe('by an operator'),
})
export const ConversationMember = z.object({
  player: Player,
  language: LanguageTag.describe('in which ready messages are shown to this person'),
  present: z.boolean().describe('false: the spot was left, earlier messages stay'),
  readSeq: z.int().describe('the newest message that this person has seen'),
})
export const MessagesQuery = z.object({
  after: z.coerce.number().int().min(0).optional().describe('newer ones than this `seq`'),
  before: z.coerce.number().int().min(1).optional().describe('older ones than this `seq`'),
})
export const Conversation = z.object({
  messages: z.array(Message).describe('by `seq`; without a cursor the newest ones'),
  hasMore: z.boolean().describe('more beyond this page, in the direction of the cursor'),
  members: z.array(ConversationMember),
  access: z
    .enum(['open', 'alone', 'closed', 'left'])
    .describe('`left`: a former guest, with what was written while the seat was held'),
  closesAt: InstantText,
  translates: z.boolean().describe('false: the site has no translator'),
  freeText: z.boolean().describe('false: ready messages only'),
  holdsBack: z.boolean().describe('contact details, until a first shared round'),
})
