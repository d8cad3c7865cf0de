import { z } from 'zod'
import { adminMoneyWrite, adminRead, endpoint } from '../api/endpoint.ts'
import { Amount, InstantText, MonthText, Ok } from '../common.schemas.ts'
import { ReasonBody } from './common.schemas.ts'

const Month = z.object({
  month: MonthText,
  entries: z.int(),
  /** Of each currency, what is on either side. */
  totals: z.array(z.object({ debit: Amount, credit: Amount })),
  isOver: z.boolean(),
  locked: z
    .object({ at: InstantText, by: z.string(), reason: z.string() })
    .nullable()
    .describe('null also for a month before a locked one'),
  canLock: z.boolean(),
})

export const adminLedger = {
  'GET /api/admin/ledger/months': endpoint({
    ...adminRead('money.read'),
    summary: 'Months of the ledger, the newest first: their sums, and whether they are locked',
    result: z.object({ months: z.array(Month) }),
    errors: [],
  }),
  'GET /api/admin/ledger/journal': endpoint({
    ...adminRead('money.read'),
    summary: 'The journal of a month: its lines, as a CSV file when asked for `text/csv`',
    query: z.object({ month: MonthText }),
    result: z.object({
      rows: z.array(
        z.object({
          date: z.string(),
          entry: z.string(),
          account: z.string(),
          debit: z.number().nullable(),
          credit: z.number().nullable(),
          currency: z.string(),
          reference: z.string(),
          reason: z.string(),
        }),
      ),
    }),
    errors: [],
  }),
  'POST /api/admin/ledger/months/:month/lock': endpoint({
    ...adminMoneyWrite('ledger.lock'),
    summary: 'Lock a month that is over, and all before it: corrections go into the open month',
    params: z.object({ month: MonthText }),
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE', 'MONTH_NOT_OVER'],
  }),
}
