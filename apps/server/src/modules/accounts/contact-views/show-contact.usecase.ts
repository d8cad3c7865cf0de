import { CONTACT_VIEW_MINUTES } from '@tomogolf/domain/people/masking'
import { MINUTE, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { insertContactView, type ContactSubject } from './contact-views.repository.ts'

/** Shows the contact details of a person to one administrator for a while; returns until when. */
export async function showContact(
  { db, clock }: Deps,
  {
    kind,
    subjectId,
    actorId,
    ip,
    reason,
  }: ContactSubject & { actorId: string; ip: string | null; reason: string },
): Promise<Instant> {
  const at = clock.now()
  const until = at + CONTACT_VIEW_MINUTES * MINUTE
  await db.transaction(async (tx) => {
    await insertContactView(tx, { id: newId(), viewerId: actorId, kind, subjectId, at, until })
    await writeAudit(tx, at, {
      actorId,
      ip,
      action: 'contact.show',
      subject: subjectId,
      reason,
      before: null,
      after: null,
    })
  })
  return until
}
