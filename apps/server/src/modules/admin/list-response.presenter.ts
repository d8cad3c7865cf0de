import type { FastifyReply, FastifyRequest } from 'fastify'
import { maskFields } from '@tomogolf/domain/people/masking'
import { hasPermission, type AdminRole } from '@tomogolf/domain/team/permissions'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { sendCsv, wantsCsv, type Column } from '../../platform/http/csv.ts'
import { presentPagination } from '../../platform/http/pagination.presenter.ts'
import { refuse } from '../../platform/refusal.ts'
import { unmaskRows } from './contacts/contacts.read.ts'
import type { ListPage, ListResult, SearchScope } from './list-query.read.ts'

type Call<Query> = {
  query: Query
  viewer: { userId: string; adminRole: AdminRole | null }
  request: FastifyRequest
  reply: FastifyReply
}
type ListEndpoint<Query, Row extends FileRow, FileRow> = {
  /** Part of the file name, and the subject in the audit log. */
  name: string
  readPage(query: Query): Promise<ListResult<Row>>
  /** For the file: what its columns name is enough. */
  readAll(query: Query): Promise<FileRow[]>
  columns: readonly Column<FileRow>[]
}

/** The acting operator, for the audit log. */
export const actorOf = (call: { viewer: { userId: string }; request: FastifyRequest }) => ({
  actorId: call.viewer.userId,
  ip: call.request.ip,
})

/** The acting operator with the reason, as use cases about money expect them. */
export const operatorOf = (call: {
  viewer: { userId: string }
  request: FastifyRequest
  body: { reason: string }
}) => ({ operatorId: call.viewer.userId, ip: call.request.ip, reason: call.body.reason })

export const maySeeContacts = ({ adminRole }: { adminRole: AdminRole | null }): boolean =>
  adminRole !== null && hasPermission(adminRole, 'contacts.show')

/** One page of a list as JSON, or the whole list as a CSV file, which masks contact details or not. */
export async function respondWithList<
  Query extends ListPage & { id?: string | undefined; contactReason?: string | undefined },
  Row extends FileRow,
  FileRow,
>(deps: Deps, call: Call<Query>, endpoint: ListEndpoint<Query & SearchScope, Row, FileRow>) {
  const { page: _page, pageSize: _pageSize, contactReason: reason = null, ...filters } = call.query
  const contactsInPart = maySeeContacts(call.viewer)
  // the order of the masked addresses tells how they go on
  if (!contactsInPart && call.query.sort?.endsWith('email')) return refuse('PERMISSION_REQUIRED')
  const query = { ...call.query, contactsInPart }
  if (wantsCsv(call.request)) {
    if (reason !== null && !contactsInPart) return refuse('PERMISSION_REQUIRED')
    // one person is shown by “Show”, which says whom in the audit log
    if (reason !== null && filters.id !== undefined) return refuse('VALIDATION_ERROR')
    const masked = await endpoint.readAll(query)
    const rows = reason === null ? masked : await unmaskRows(deps.db, masked)
    return respondWithCsv(deps, call, endpoint.name, filters, endpoint.columns, rows, reason)
  }
  const { rows, total, capped } = await endpoint.readPage(query)
  return { rows, pagination: { ...presentPagination(query, total), capped } }
}

/** Rows as a CSV file, with contact details where there is a reason for them. A file exports personal data, so the audit log records it. */
export async function respondWithCsv<Row>(
  deps: Deps,
  call: Omit<Call<unknown>, 'query'>,
  name: string,
  filters: object,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  reason: string | null = null,
) {
  await writeAudit(deps.db, deps.clock.now(), {
    ...actorOf(call),
    action: reason === null ? 'list.export' : 'contact.export',
    subject: name,
    reason,
    before: null,
    after: JSON.stringify({ ...maskFields({ ...filters }), rows: rows.length }),
  })
  return sendCsv(call.reply, name, columns, rows)
}
