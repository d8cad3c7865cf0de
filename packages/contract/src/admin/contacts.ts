import { z } from 'zod'
import { Id, InstantText } from '../common.schemas.ts'
import { adminRead, adminWrite, endpoint } from '../api/endpoint.ts'
import { Reason } from './common.schemas.ts'

/** A user, or the sender of a request without an account. */
export const CONTACT_KINDS = ['person', 'request'] as const
const ContactSubject = z.object({ kind: z.enum(CONTACT_KINDS), id: Id })
/** What every other answer of the back-office masks. */
export const ShownContact = ContactSubject.extend({
  email: z.string(),
  phone: z.string().nullable(),
  birthDate: z.string().nullable(),
  until: InstantText,
})

export const adminContacts = {
  'GET /api/admin/contacts': endpoint({
    ...adminRead('contacts.show'),
    summary: 'The contact details that are shown to the caller now',
    result: z.object({ contacts: z.array(ShownContact) }),
    errors: [],
  }),
  'POST /api/admin/contacts': endpoint({
    ...adminWrite('contacts.show'),
    limit: 'contact',
    summary:
      'Show the contact details of a person to the caller for 30 minutes; the reason is logged',
    body: ContactSubject.extend({ reason: Reason }),
    result: ShownContact,
    errors: ['NOT_FOUND'],
  }),
}
