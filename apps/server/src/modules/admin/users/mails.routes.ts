import type { FastifyInstance } from 'fastify'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import {
  maskContactsIn,
  maskEmail,
  maskEmailsIn,
  maskOrNull,
} from '@tomogolf/domain/people/masking'
import { redactLinks } from '@tomogolf/domain/mail/redact-links'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { listMailsOf } from '../../notifications/notifications.repository.ts'
import { isClosed, openMail, resendMail } from '../../notifications/sent/sent-mails.usecase.ts'
import { actorOf, maySeeContacts } from '../list-response.presenter.ts'

const MAX_MAILS = 50

/** The mails of a user: the list, and one opened or sent again with a reason. */
export function mailsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/users/:id/mails', async ({ params }) => {
    if (!(await readAccount(deps.db, params.id))) return refuse('NOT_FOUND')
    const mails = await listMailsOf(deps.db, params.id, MAX_MAILS)
    return {
      mails: mails.map((mail) => ({
        id: mail.id,
        subject: maskContactsIn(mail.subject),
        to: maskEmail(mail.toAddress),
        createdAt: iso(mail.createdAt),
        sentAt: isoOrNull(mail.sentAt),
        problem: maskOrNull(mail.problem, maskEmailsIn),
        isSecret: isClosed(mail),
        isCopy: mail.resentFrom !== null,
      })),
    }
  })
  route(app, 'POST /api/admin/users/:id/mails/:mailId/open', async (call) => {
    const { id: userId, mailId } = call.params
    const { contacts } = call.body
    if (contacts && !maySeeContacts(call.viewer)) return refuse('PERMISSION_REQUIRED')
    const mail = await openMail(deps, { ...call.body, ...actorOf(call), userId, mailId })
    if (isRefused(mail)) return mail
    const text = redactLinks(mail.text)
    return {
      subject: contacts ? mail.subject : maskContactsIn(mail.subject),
      to: maskEmail(mail.toAddress),
      text: contacts ? text : maskContactsIn(text),
    }
  })
  route(app, 'POST /api/admin/users/:id/mails/:mailId/resend', (call) => {
    const { id: userId, mailId } = call.params
    return resendMail(deps, { ...call.body, ...actorOf(call), userId, mailId })
  })
}
