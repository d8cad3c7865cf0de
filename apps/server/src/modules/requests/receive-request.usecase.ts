import { createHash } from 'node:crypto'
import { toMessageCourse } from '@tomogolf/messages/params'
import { SUPPORT_HOURS } from '@tomogolf/domain/support'
import { DAY } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { messageIdOf } from '../../platform/mail/mail.ts'
import { notifyOperator, notifyVisitor } from '../../platform/notify-external.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { readGame } from '../games/games.repository.ts'
import { senderName, type RequestInput } from './request-input.types.ts'
import { replyAddress } from './inbox/reply-address.adapter.ts'
import { storeRequest } from './store-request.step.ts'
import { composeOperatorMessage, type ReferencedGame } from './operator-message.presenter.ts'
import {
  countRequestsFrom,
  readRequestByKey,
  type Request,
  type SentRequest,
} from './requests.repository.ts'
import { normalisePhone, validateRequest } from './validate-request.policy.ts'

export type RequestSubmission = {
  readonly input: RequestInput
  readonly userId: string | null
  /** The language of the receipt and of a refusal. */
  readonly language: Language
  /** The idempotency key. */
  readonly requestKey: string | null
  readonly recaptchaToken: string
  readonly ip: string
}
export type Receipt = { readonly id: string; readonly reference: string }

/**
 * Each request mails a receipt to an unverified address. The limit keeps the form from flooding the
 * mailbox of a stranger.
 */
const MAX_PER_ADDRESS_AND_DAY = 10
const RECEIPTS = {
  booking: 'booking_received',
  rental: 'rental_received',
  contact: 'contact_received',
} as const

/**
 * Stores a request, notifies the operator and mails the receipt, all or nothing. A retry with the
 * same key returns the first receipt.
 */
export async function receiveRequest(
  deps: Deps,
  submission: RequestSubmission,
): Promise<
  | Receipt
  | Refused<
      'CONFLICT' | 'INVALID_PHONE' | 'INVALID_RECAPTCHA' | 'RATE_LIMITED' | 'VALIDATION_ERROR'
    >
> {
  const { userId, language, requestKey } = submission
  const now = deps.clock.now()
  const refusal = validateRequest(submission.input, now, language, deps.phrase)
  if (refusal) return refusal
  if (userId === null && !(await deps.captcha.verify(submission.recaptchaToken, submission.ip)))
    return refuse('INVALID_RECAPTCHA')
  const input = normalisePhone(submission.input)
  return deps.db.transaction(async (tx) => {
    const bodyHash = hashOf(input, userId)
    const first = requestKey === null ? undefined : await readRequestByKey(tx, requestKey)
    if (first) return first.bodyHash === bodyHash ? toReceipt(first) : refuse('CONFLICT')
    if ((await countRequestsFrom(tx, input.fields.email, now - DAY)) >= MAX_PER_ADDRESS_AND_DAY)
      return refuse('RATE_LIMITED')
    const row: Omit<SentRequest, 'reference'> = {
      id: newId(),
      kind: input.kind,
      status: 'received',
      userId,
      name: senderName(input),
      email: input.fields.email,
      language,
      fields: input.fields,
      requestKey,
      bodyHash,
      createdAt: now,
      updatedAt: now,
      assigneeId: null,
      waitingSince: null,
      settledAt: null,
    }
    const receiptId = newId()
    const stored = await storeRequest(tx, row, {
      event: 'received',
      operatorId: null,
      note: null,
      messageId: messageIdOf(deps.config, receiptId),
    })
    if (!stored) return refuse('CONFLICT')
    if (stored.isNew) await notifyAboutRequest(deps, tx, stored.request, input, receiptId)
    return stored.request.bodyHash === bodyHash ? toReceipt(stored.request) : refuse('CONFLICT')
  })
}

const toReceipt = ({ id, reference }: Request): Receipt => ({ id, reference })
const hashOf = (input: RequestInput, userId: string | null) =>
  createHash('sha256')
    .update(JSON.stringify([userId, input.kind, input.fields]))
    .digest('hex')

async function notifyAboutRequest(
  deps: Deps,
  tx: Tx,
  request: SentRequest,
  input: RequestInput,
  receiptId: string,
): Promise<void> {
  const game =
    input.kind === 'contact' && input.fields.gameId
      ? await readReferencedGame(tx, input.fields.gameId)
      : null
  const { origin, OPERATOR_LANGUAGE: language } = deps.config
  await notifyOperator(
    deps.jobs,
    tx,
    composeOperatorMessage(input, {
      reference: request.reference,
      game,
      origin,
      language,
      phrase: deps.phrase,
    }),
  )
  await notifyVisitor(
    deps.jobs,
    tx,
    {
      to: request.email,
      language: request.language,
      kind: RECEIPTS[request.kind],
      replyTo: replyAddress(deps, request.id),
      params: {
        reference: request.reference,
        hours: request.kind === 'contact' ? SUPPORT_HOURS.general : SUPPORT_HOURS.request,
      },
    },
    receiptId,
  )
}
/** Null for an unknown game: a mistyped address must not lose the message. */
async function readReferencedGame(tx: Tx, id: string): Promise<ReferencedGame | null> {
  const game = await readGame(tx, id)
  return game ? { id, ...toMessageCourse(game), teeTime: game.teeTime } : null
}
