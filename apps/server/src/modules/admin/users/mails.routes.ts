import type { FastifyInstance } from 'fastify'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import { maskEmail, maskEmailsIn, maskOrNull } from '@tomogolf/domain/people/masking'
import { redactLinks } from '@tomogolf/domain/mail/redact-links'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { listMailsOf } from '../../notifications/notifications.repository.ts'
import { isClosed, openMail, resendMail } from '../../notifications/sent/sent-mails.usecase.ts'
import { actorOf } from '../list-response.presenter.ts'

const MAX_MAILS = 50

/** The mails of a user: the list, and one opened or sent again with a reason. */
export function mailsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/users/:id/mails', async ({ params }) => {
    if (!(await readAccount(deps.db, params.id))) return refuse('NOT_FOUND')
    const mails = await listMailsOf(deps.db, params.id, MAX_MAILS)
    return {
      mails: mails.map((mail) => ({
        id: mail.id,
        subject: mail.subject,
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
    const mail = await openMail(deps, { ...call.body, ...actorOf(call), userId, mailId })
    if (isRefused(mail)) return mail
    return { subject: mail.subject, to: maskEmail(mail.toAddress), text: redactLinks(mail.text) }
  })
  route(app, 'POST /api/admin/users/:id/mails/:mailId/resend', (call) => {
    const { id: userId, mailId } = call.params
    return resendMail(deps, { ...call.body, ...actorOf(call), userId, mailId })
  })
}
