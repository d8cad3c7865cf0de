import { and, desc, eq, gt } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { contactViews } from './contact-views.table.ts'

export type ContactView = typeof contactViews.$inferSelect
export type ContactSubject = Pick<ContactView, 'kind' | 'subjectId'>

export async function insertContactView(tx: Tx, view: ContactView): Promise<void> {
  await tx.orm.insert(contactViews).values(view)
}

/** Of one subject the view that ends last. */
export async function listOpenViews(
  tx: Tx,
  viewerId: string,
  now: Instant,
): Promise<ContactView[]> {
  const views = await tx.orm
    .select()
    .from(contactViews)
    .where(and(eq(contactViews.viewerId, viewerId), gt(contactViews.until, now)))
    .orderBy(desc(contactViews.until), contactViews.id)
  return [...Map.groupBy(views, ({ kind, subjectId }) => `${kind} ${subjectId}`).values()].map(
    ([last]) => last!,
  )
}

export const isContactShown = async (
  tx: Tx,
  viewerId: string,
  userId: string,
  now: Instant,
): Promise<boolean> =>
  (await listOpenViews(tx, viewerId, now)).some(
    ({ kind, subjectId }) => kind === 'person' && subjectId === userId,
  )
