import { z } from 'zod'
import { EmailBody, TokenQuery, User } from '../accounts.schemas.ts'
import { InstantText, Ok } from '../common.schemas.ts'
import { endpoint } from '../api/endpoint.ts'

export const emailChange = {
  'GET /api/account/email-change': endpoint({
    summary: 'The change of the address that waits for its link',
    guard: 'user',
    limit: 'read',
    result: z.object({ pending: z.object({ email: z.string(), until: InstantText }).nullable() }),
    errors: [],
  }),
  'POST /api/account/email-change': endpoint({
    summary:
      'Mail a link to a new address; nothing changes before it is opened, and the response is the same for an address that has an account',
    guard: 'user',
    stepUp: 'always',
    limit: 'mail',
    body: EmailBody,
    result: Ok,
    errors: ['EMAIL_UNCHANGED', 'LINK_SENT_RECENTLY', 'TOO_MANY_EMAIL_CHANGES'],
  }),
  'DELETE /api/account/email-change': endpoint({
    summary: 'Withdraw a change that waits for its link',
    guard: 'user',
    limit: 'write',
    result: Ok,
    errors: [],
  }),
  'POST /api/account/email-change/confirm': endpoint({
    summary:
      'The link in the mail to the new address, in a session of the same user, or without one where an administrator started the change; ends all other sessions',
    guard: 'public',
    limit: 'form',
    body: TokenQuery,
    /** `user`: of this session. */
    result: z.object({ email: z.string(), user: User.nullable() }),
    errors: [
      'UNAUTHORIZED',
      'INVALID_TOKEN',
      'TOKEN_EXPIRED',
      'TOKEN_ALREADY_USED',
      'EMAIL_ALREADY_EXISTS',
    ],
  }),
  'POST /api/account/email-change/undo': endpoint({
    summary:
      '“This wasn’t me”, by the link in the mail to the earlier address, for 7 days: restores it, ends all sessions and sends a reset link',
    guard: 'public',
    limit: 'form',
    body: TokenQuery,
    result: Ok,
    errors: ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'TOKEN_ALREADY_USED', 'EMAIL_ALREADY_EXISTS'],
  }),
}
