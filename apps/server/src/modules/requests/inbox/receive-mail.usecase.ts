import { createHash } from 'node:crypto'
import type { MAIL_OUTCOMES } from '@tomogolf/contract/mail/incoming-mail.schemas'
import {
  isAutomaticMail,
  readableMailText,
  textOfMarkup,
} from '@tomogolf/domain/inbox/incoming-mail'
import { HOUR } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import {
  addToRequest,
  countMailsTo,
  hasEvent,
  lockRequest,
  moveRequest,
} from '../requests.repository.ts'
import { threadOfAddress } from './reply-address.adapter.ts'

export type IncomingMail = {
  readonly messageId: string
  readonly from: string
  readonly to: readonly string[]
  readonly text?: string | undefined
  readonly html?: string | undefined
  readonly autoSubmitted?: string | undefined
  readonly precedence?: string | undefined
}
export type MailOutcome = (typeof MAIL_OUTCOMES)[number]
/** More in an hour is a loop or an attack. */
const MAX_MAILS_PER_HOUR = 30

/** Mails to the operator in an hour about mail without a thread. */
const MAX_TOLD_PER_HOUR = 8

/**
 * Adds an answer by mail to the thread of its address, once for each Message-ID, and starts the
 * clock again. Mail of machines is shown and starts nothing; nothing answers any mail by itself, so
 * that no loop begins. The address of the sender proves nothing and is shown with the text. The
 * operator is notified of a person's mail that was not added.
 */
export async function receiveMail(deps: Deps, mail: IncomingMail): Promise<MailOutcome> {
  const threadId = mail.to
    .map((address) => threadOfAddress(deps, addressOf(address)))
    .find((id) => id !== undefined)
  const from = addressOf(mail.from)
  if (isOwn(deps, from)) return 'own_mail'
  const outcome =
    threadId === undefined ? 'unknown_address' : await addToThread(deps, mail, threadId, from)
  if ((outcome === 'unknown_address' || outcome === 'too_many') && !isAutomaticMail(mail))
    await notifyOfUnplaced(deps, threadId, from)
  return outcome
}

/** Without the text, and by a bounded number of mails an hour: it may be a flood. */
const notifyOfUnplaced = (deps: Deps, threadId: string | undefined, from: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const thread = threadId === undefined ? undefined : await lockRequest(tx, threadId)
    const slot =
      thread?.id ?? createHash('sha256').update(from).digest().readUInt8() % MAX_TOLD_PER_HOUR
    await notifyOperator(
      deps.jobs,
      tx,
      {
        subjectKey: 'mail_unplaced',
        params: { email: from, ...(thread && { reference: thread.reference }) },
      },
      `unplaced-${slot}-${Math.floor(deps.clock.now() / HOUR)}`,
    )
  })

async function addToThread(
  deps: Deps,
  mail: IncomingMail,
  threadId: string,
  from: string,
): Promise<MailOutcome> {
  // before the transaction, which holds the row of the thread
  const text = readableMailText(mail.text?.trim() ? mail.text : textOfMarkup(mail.html ?? ''))
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const thread = await lockRequest(tx, threadId)
    if (!thread) return 'unknown_address'
    const dedupeKey = `mail ${threadId} ${createHash('sha256').update(mail.messageId).digest('hex')}`
    if (await hasEvent(tx, dedupeKey)) return 'duplicate'
    if ((await countMailsTo(tx, threadId, now - HOUR)) >= MAX_MAILS_PER_HOUR) return 'too_many'
    const isAutomatic = isAutomaticMail(mail)
    const message = {
      event: isAutomatic ? 'automatic' : 'mail',
      operatorId: null,
      note: text,
      fromAddress: from,
      dedupeKey,
      messageId: threadableId(mail.messageId),
    } as const
    const reopens = thread.status === 'answered' || thread.status === 'closed'
    if (isAutomatic || !reopens) await addToRequest(tx, thread, now, message)
    else
      await moveRequest(tx, thread, 'in_progress', now, {
        ...message,
        changes: { waitingSince: now },
      })
    // without the text: a report is read in the back-office alone
    if (!isAutomatic)
      await notifyOperator(deps.jobs, tx, {
        subjectKey: 'request_reply',
        params: { reference: thread.reference, name: thread.name },
      })
    return 'stored'
  })
}

/** A Message-ID as a reply may repeat it; null for one that RFC 5322 does not allow. */
export function threadableId(messageId: string): string | null {
  const id = messageId.trim().replace(/^<|>$/g, '')
  return /^[\w.!#$%&'*+/=?^`{|}~-]{1,160}@[\w.-]{1,90}$/.test(id) ? `<${id}>` : null
}

/** The address in `Emily <emily@example.com>`, in lower case. */
const addressOf = (header: string): string =>
  (/<([^<>]{3,320})>\s*$/.exec(header)?.[1] ?? header).trim().toLowerCase()

/** A mail of the product that came back to its own mailbox would answer itself. */
const isOwn = (deps: Deps, from: string): boolean =>
  from === addressOf(deps.config.MAIL_FROM) ||
  from === deps.config.MAIL_REPLY_TO?.toLowerCase() ||
  threadOfAddress(deps, from) !== undefined
