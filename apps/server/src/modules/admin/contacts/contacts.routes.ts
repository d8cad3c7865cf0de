import type { FastifyInstance } from 'fastify'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { refuse } from '../../../platform/refusal.ts'
import { showContact } from '../../accounts/contact-views/show-contact.usecase.ts'
import { actorOf } from '../list-response.presenter.ts'
import { readContact, readShownContacts } from './contacts.read.ts'

/** Contact details in full: every other answer masks them. */
export function contactsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/contacts', async ({ viewer }) => ({
    contacts: await readShownContacts(deps.db, viewer, deps.clock.now()),
  }))

  route(app, 'POST /api/admin/contacts', async (call) => {
    const { id, kind, reason } = call.body
    const subject = { kind, subjectId: id }
    const contact = await readContact(deps.db, subject, call.viewer.adminRole)
    if (!contact) return refuse('NOT_FOUND')
    const until = await showContact(deps, { ...subject, ...actorOf(call), reason })
    return { kind, id, ...contact, until: iso(until) }
  })
}
