import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { wantsCsv, type Column } from '../../../platform/http/csv.ts'
import { route } from '../../../platform/http/route.ts'
import { readJournal, type JournalRow } from '../../participations/ledger/journal.read.ts'
import { lockMonth } from '../../participations/ledger/lock-month.usecase.ts'
import { operatorOf, respondWithCsv } from '../list-response.presenter.ts'
import { readMonths } from './months.read.ts'

const COLUMNS: readonly Column<JournalRow>[] = [
  ['date', (row) => row.date],
  ['entry', (row) => row.entry],
  ['account', (row) => row.account],
  ['debit', (row) => row.debit],
  ['credit', (row) => row.credit],
  ['currency', (row) => row.currency],
  ['reference', (row) => row.reference],
  ['reason', (row) => row.reason],
]

/** The months of the ledger: their lock and their journal. */
export function ledgerRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/ledger/months', ({ viewer }) => readMonths(deps, viewer))
  route(app, 'GET /api/admin/ledger/journal', async (call) => {
    const { month } = call.query
    const rows = await readJournal(deps.db, month)
    return wantsCsv(call.request)
      ? respondWithCsv(deps, call, `journal-${month}`, call.query, COLUMNS, rows)
      : { rows }
  })
  route(app, 'POST /api/admin/ledger/months/:month/lock', (call) =>
    lockMonth(deps, { ...operatorOf(call), month: call.params.month }),
  )
}
