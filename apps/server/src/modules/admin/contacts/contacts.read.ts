import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { ShownContact } from '@tomogolf/contract/admin/contacts'
import { mayReadThread } from '@tomogolf/domain/inbox/thread-permissions'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import {
  listOpenViews,
  type ContactSubject,
} from '../../accounts/contact-views/contact-views.repository.ts'
import { requests } from '../../requests/requests.table.ts'
import { isAnyOf } from '../list-query.read.ts'

type ContactDto = z.input<typeof ShownContact>
type Contact = Pick<ContactDto, 'email' | 'phone' | 'birthDate'>

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Undefined for a deleted account, and for a request that the role does not include. */
export async function readContact(
  tx: Tx,
  { kind, subjectId }: ContactSubject,
  role: AdminRole | null,
): Promise<Contact | undefined> {
  if (kind === 'person') {
    const [person] = await tx.orm
      .select({
        email: users.email,
        phone: profiles.contactNumber,
        birthDate: profiles.birthDate,
      })
      .from(users)
      .innerJoin(profiles, eq(profiles.userId, users.id))
      .where(and(eq(users.id, subjectId), isNull(users.deletedAt)))
    return person
  }
  const [request] = await tx.orm.select().from(requests).where(eq(requests.id, subjectId))
  if (!request || !mayReadThread(role, request.kind)) return undefined
  const fields = request.fields as Readonly<Record<string, unknown>>
  return {
    email: request.email,
    phone: textOrNull(fields.phone) ?? textOrNull(fields.mobile),
    birthDate: null,
  }
}

/** What is shown to an administrator now. */
export async function readShownContacts(
  tx: Tx,
  { userId, adminRole }: { userId: string; adminRole: AdminRole | null },
  now: Instant,
): Promise<ContactDto[]> {
  const shown: ContactDto[] = []
  for (const { kind, subjectId, until } of await listOpenViews(tx, userId, now)) {
    const contact = await readContact(tx, { kind, subjectId }, adminRole)
    if (contact) shown.push({ kind, id: subjectId, ...contact, until: iso(until) })
  }
  return shown
}

type Addressed = { id: string; email: string }
const isAddressed = (value: object): value is Addressed =>
  'id' in value &&
  'email' in value &&
  typeof value.id === 'string' &&
  typeof value.email === 'string'
function* addressedIn(value: unknown): Generator<Addressed> {
  if (value === null || typeof value !== 'object') return
  if (isAddressed(value)) yield value
  for (const part of Object.values(value)) yield* addressedIn(part)
}

/** Copies of the rows of a list, with the email addresses of people and senders in full. */
export async function unmaskRows<Row>(tx: Tx, rows: readonly Row[]): Promise<Row[]> {
  const copies = structuredClone([...rows])
  const addressed = [...addressedIn(copies)]
  const ids = [...new Set(addressed.map(({ id }) => id))]
  if (ids.length === 0) return copies
  const people = await tx.orm
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isAnyOf(users.id, ids))
  const senders = await tx.orm
    .select({ id: requests.id, email: requests.email })
    .from(requests)
    .where(isAnyOf(requests.id, ids))
  const emails = new Map([...senders, ...people].map(({ id, email }) => [id, email]))
  for (const part of addressed) part.email = emails.get(part.id) ?? part.email
  return copies
}
