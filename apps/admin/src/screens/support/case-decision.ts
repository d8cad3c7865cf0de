import type { RowOf } from '../../lib/use-list.ts'

type CaseRow = RowOf<'GET /api/admin/cases'>

/** The phrases of the two decisions; `report`: only the fact is noted. */
export const decisionKind = ({ kind, details }: Pick<CaseRow, 'kind' | 'details'>) =>
  kind === 'attendance'
    ? details === 'objection'
      ? 'objection'
      : 'attendance'
    : kind === 'host_absent' || kind === 'charge_refused'
      ? kind
      : 'report'

/** A dispute is decided by the bank; a case that waits for a second person is decided by them. */
export const isDecidable = ({ state, kind }: Pick<CaseRow, 'state' | 'kind'>): boolean =>
  state === 'open' && kind !== 'dispute'
