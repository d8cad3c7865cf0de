import { z } from 'zod'
import { Id, IdParams, Ok } from '../common.schemas.ts'
import { adminRead, adminWrite, endpoint } from '../api/endpoint.ts'
import { EmailBody } from '../accounts.schemas.ts'
import { Reason, ReasonBody, listOf } from './common.schemas.ts'
import {
  AdminMail,
  AdminUser,
  AdminUserBody,
  AdminUserQuery,
  AdminUserRow,
  Standing,
  StrikeBody,
  SuspensionBody,
  Timeline,
  TimelineQuery,
} from './users.schemas.ts'

const MailParams = z.object({ id: Id, mailId: Id })

export const adminUsers = {
  'GET /api/admin/users': endpoint({
    ...adminRead('people.read'),
    summary: 'Users',
    query: AdminUserQuery,
    result: listOf(AdminUserRow),
    errors: [],
  }),
  'GET /api/admin/users/:id': endpoint({
    ...adminRead('people.read'),
    summary: 'A user with standing and history',
    params: IdParams,
    result: AdminUser,
    errors: ['NOT_FOUND'],
  }),
  'GET /api/admin/users/:id/timeline': endpoint({
    ...adminRead('people.read'),
    summary: 'History of a user, paged',
    params: IdParams,
    query: TimelineQuery,
    result: Timeline,
    errors: ['NOT_FOUND'],
  }),
  'PATCH /api/admin/users/:id': endpoint({
    ...adminWrite('people.edit'),
    summary: 'Edit a profile',
    params: IdParams,
    body: AdminUserBody,
    result: AdminUser,
    errors: [
      'NOT_FOUND',
      'STALE_EDIT',
      'AGE_TOO_YOUNG',
      'INVALID_PHONE',
      'TOO_MANY_LANGUAGES',
      'USERNAME_ALREADY_EXISTS',
    ],
  }),
  'POST /api/admin/users/:id/strikes': endpoint({
    ...adminWrite('standing.change'),
    summary: 'Add a strike; the second suspends for one month, further ones for six',
    params: IdParams,
    body: StrikeBody,
    result: Standing,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'STALE_EDIT', 'ALREADY_DONE'],
  }),
  'DELETE /api/admin/users/:id/strikes/:strikeId': endpoint({
    ...adminWrite('standing.change'),
    summary: 'Remove a strike and the suspension it caused',
    params: z.object({ id: Id, strikeId: Id }),
    body: ReasonBody,
    result: Standing,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'ALREADY_DONE'],
  }),
  'POST /api/admin/users/:id/suspension': endpoint({
    ...adminWrite('standing.change'),
    summary: 'Suspend a user for 7, 30, 90, 180 or 365 days',
    params: IdParams,
    body: SuspensionBody,
    result: Standing,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'STALE_EDIT'],
  }),
  'DELETE /api/admin/users/:id/suspension': endpoint({
    ...adminWrite('standing.change'),
    summary: 'Lift a suspension',
    params: IdParams,
    body: ReasonBody,
    result: Standing,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'NOT_SUSPENDED'],
  }),
  'POST /api/admin/users/:id/email': endpoint({
    ...adminWrite('people.edit'),
    stepUp: 'always',
    summary:
      'Change the email address of a user: by a link in the new mailbox, or another verification link for an unverified account; of an administrator for owners only',
    params: IdParams,
    body: EmailBody.extend({ reason: Reason }),
    result: Ok,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'EMAIL_UNCHANGED', 'EMAIL_ALREADY_EXISTS'],
  }),
  'POST /api/admin/users/:id/resend-verification': endpoint({
    ...adminWrite('people.edit'),
    summary: 'Send a user the verification link again',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE', 'LINK_SENT_RECENTLY'],
  }),
  'GET /api/admin/users/:id/mails': endpoint({
    ...adminRead('people.read'),
    summary: 'The last mails to a user, without their contents',
    params: IdParams,
    result: z.object({ mails: z.array(AdminMail) }),
    errors: ['NOT_FOUND'],
  }),
  'POST /api/admin/users/:id/mails/:mailId/open': endpoint({
    ...adminWrite('people.edit'),
    summary: 'Open a mail to a user, unless it holds a link or code that opens the account',
    params: MailParams,
    body: ReasonBody,
    result: z.object({ subject: z.string(), to: z.string(), text: z.string() }),
    errors: ['NOT_FOUND', 'MAIL_SECRET'],
  }),
  'POST /api/admin/users/:id/mails/:mailId/resend': endpoint({
    ...adminWrite('people.edit'),
    summary: 'Send a mail again, to the current address of its user',
    params: MailParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'MAIL_SECRET', 'MAIL_STOPPED', 'ALREADY_DONE'],
  }),
  'POST /api/admin/users/:id/mail-address/clear': endpoint({
    ...adminWrite('people.edit'),
    summary: 'Send mail that can be stopped to an address again, after mail to it came back',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE'],
  }),
  'POST /api/admin/users/:id/reset-password': endpoint({
    ...adminWrite('people.edit'),
    summary: 'Send a user a link to reset the password',
    params: IdParams,
    result: Ok,
    errors: ['NOT_FOUND'],
  }),
}
