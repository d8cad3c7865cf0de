import { MAIL_CLASSES } from '@tomogolf/messages/mail-classes'
import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUser, readAccount, type Account } from '../../accounts/accounts.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { postMail } from '../email/deliver-mail.usecase.ts'
import { isSecret } from '../email/templates.data.ts'
import { categoryOf } from '../email/unsubscribe-address.adapter.ts'
import { wantsMail } from '../email/wants-mail.read.ts'
import { hasCopySince, readMail, type OutboxRow } from '../notifications.repository.ts'

/** A second copy sooner than this is a double press. */
const COPY_PAUSE = minutes(10)
export const RESEND = 'notifications.resend'
export type ResendJob = { readonly mailId: string; readonly from: string }

export type MailAct = {
  readonly userId: string
  readonly mailId: string
  readonly reason: string
  readonly actorId: string
  readonly ip: string | null
}

/** Whether a mail may hold a link or a code that opens an account: unknown kinds count as such. */
export const isClosed = ({ template }: Pick<OutboxRow, 'template'>): boolean =>
  isSecret(template) || !(template in MAIL_CLASSES)

/** A mail of a user that an operator may see, or why not. */
async function findMail(
  tx: Tx,
  { userId, mailId }: MailAct,
): Promise<OutboxRow | Refused<'NOT_FOUND' | 'MAIL_SECRET'>> {
  const mail = await readMail(tx, mailId)
  if (!mail || mail.userId !== userId) return refuse('NOT_FOUND')
  return isClosed(mail) ? refuse('MAIL_SECRET') : mail
}
const record = (deps: Deps, tx: Tx, act: MailAct, action: string, mail: OutboxRow) =>
  writeAudit(tx, deps.clock.now(), {
    actorId: act.actorId,
    ip: act.ip,
    action,
    subject: act.userId,
    reason: act.reason,
    before: null,
    after: JSON.stringify({ template: mail.template }),
  })

/** An operator opens a mail, with a recorded reason; `contacts`: with the contact details in it. */
export function openMail(
  deps: Deps,
  act: MailAct & { readonly contacts: boolean },
): Promise<OutboxRow | Refused<'NOT_FOUND' | 'MAIL_SECRET'>> {
  return deps.db.transaction(async (tx) => {
    const mail = await findMail(tx, act)
    if ('refused' in mail) return mail
    await record(deps, tx, act, 'mail.open', mail)
    if (act.contacts) await record(deps, tx, act, 'contact.show', mail)
    return mail
  })
}

/** Whether a mail may go to its user again: one that can be stopped is still wanted. */
async function mayGo(deps: Deps, tx: Tx, account: Account, mail: OutboxRow): Promise<boolean> {
  const category = mail.unsubscribe === null ? null : categoryOf(mail.unsubscribe)
  return category === null || wantsMail(deps, tx, account, category)
}

/** An operator sends a mail again, to the current address of its user and to no other. */
export function resendMail(
  deps: Deps,
  act: MailAct,
): Promise<
  { success: true } | Refused<'NOT_FOUND' | 'MAIL_SECRET' | 'MAIL_STOPPED' | 'ALREADY_DONE'>
> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, act.userId)
    const account = user && (await readAccount(tx, user.id))
    if (!account) return refuse('NOT_FOUND')
    const mail = await findMail(tx, act)
    if ('refused' in mail) return mail
    if (!(await mayGo(deps, tx, account, mail))) return refuse('MAIL_STOPPED')
    if (await hasCopySince(tx, mail.id, now - COPY_PAUSE)) return refuse('ALREADY_DONE')
    await record(deps, tx, act, 'mail.resend', mail)
    const job: ResendJob = { mailId: newId(), from: mail.id }
    await deps.jobs.enqueue(tx, RESEND, job, { key: mail.id })
    return { success: true as const }
  })
}

/** The job: the stored mail, as it was. */
export const sendCopy = (deps: Deps, { mailId, from }: ResendJob): Promise<void> =>
  postMail(deps, mailId, async () => {
    const mail = await readMail(deps.db, from)
    const account = mail?.userId ? await readAccount(deps.db, mail.userId) : undefined
    // the user may have stopped it since
    if (!mail || !account || !(await mayGo(deps, deps.db, account, mail))) return null
    const { id: _id, createdAt: _created, sentAt: _sent, problem: _problem, ...copied } = mail
    return { ...copied, toAddress: account.user.email, resentFrom: from }
  })
