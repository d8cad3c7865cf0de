import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { sendCsv, wantsCsv, type Column } from './csv.ts'
import type { Listed, ListPage } from './list-query.ts'

/** Who acts, for the record. */
export const actorOf = (call: { viewer: { userId: string }; request: FastifyRequest }) => ({
  actorId: call.viewer.userId,
  ip: call.request.ip,
})

type Call<Query> = {
  query: Query
  viewer: { userId: string }
  request: FastifyRequest
  reply: FastifyReply
}
type Source<Query, Row> = {
  name: string
  page(query: Query): Promise<Listed<Row>>
  all(query: Query): Promise<Row[]>
  columns: readonly Column<Row>[]
}

/** A list as a page of JSON, or the whole of it as a file. A file takes personal data out of the house, so it is recorded. */
export async function answerList<Query extends ListPage, Row>(
  deps: Deps,
  call: Call<Query>,
  source: Source<Query, Row>,
) {
  const { query } = call
  if (wantsCsv(call.request)) {
    const { page: _page, pageSize: _size, ...filters } = query
    return answerFile(deps, call, source.name, filters, source.columns, await source.all(query))
  }
  const { rows, total, capped } = await source.page(query)
  return {
    rows,
    pagination: {
      page: query.page,
      pageSize: query.pageSize,
      total,
      totalPages: Math.ceil(total / query.pageSize),
      capped,
    },
  }
}

/** Rows as a file, with the record of who took them. */
export async function answerFile<Row>(
  deps: Deps,
  call: Omit<Call<unknown>, 'query'>,
  name: string,
  filters: object,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
) {
  await writeAudit(deps.db, deps.clock.now(), {
    ...actorOf(call),
    action: 'list.export',
    subject: name,
    reason: null,
    before: null,
    after: JSON.stringify({ ...filters, rows: rows.length }),
  })
  return sendCsv(call.reply, name, columns, rows)
}
