import { z } from 'zod'
import { TokenQuery } from '../accounts.schemas.ts'
import { endpoint } from '../api/endpoint.ts'
import { Ok } from '../common.schemas.ts'
import { MailAddress } from './mail-address.schemas.ts'

export const mailAddress = {
  'GET /api/mail-address': endpoint({
    summary: 'Whether mail to the address of the account comes back',
    guard: 'user',
    limit: 'read',
    result: MailAddress,
    errors: [],
  }),
  'GET /api/mail-address/registration': endpoint({
    summary:
      'Whether the verification mail of the registration in this browser comes back; always false in any other',
    guard: 'public',
    limit: 'read',
    result: z.object({ isBack: z.boolean() }),
    errors: [],
  }),
  'POST /api/mail-address/test': endpoint({
    summary:
      'Send a test mail to the address of the account, after mail to it came back; its link reopens the address',
    guard: 'user',
    limit: 'mail',
    result: MailAddress,
    errors: ['ALREADY_DONE', 'LINK_SENT_RECENTLY', 'MAIL_TEST_LIMIT'],
  }),
  'POST /api/mail-address/confirm': endpoint({
    summary: 'The link of the test mail, in any browser: mail that can be stopped goes again',
    guard: 'public',
    limit: 'form',
    body: TokenQuery,
    result: Ok,
    errors: ['INVALID_TOKEN', 'TOKEN_EXPIRED'],
  }),
}
