import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { z } from 'zod'
import type { TimelineEntry } from '@tomogolf/contract/admin/users.schemas'

export type Kind = z.input<typeof TimelineEntry>['kind']
/** One kind of event as a select over its tables. */
export type TimelineSource = {
  at: SQLWrapper
  /** Prefix of the key, which makes it unique among all sources. */
  kind: Kind | { name: string; expression: SQL }
  /** Unique within the source and stable, because pages are cut by it. */
  key: SQLWrapper
  from: SQL
  where: SQL
  gameId?: SQLWrapper
  amount?: { minor: SQLWrapper; currency: SQLWrapper }
  state?: SQLWrapper
  note?: SQLWrapper
  by?: SQLWrapper
}

const noText = sql`NULL::text`
export function toSelect(source: TimelineSource): SQL {
  const { kind } = source
  const name = typeof kind === 'string' ? kind : kind.name
  return sql`SELECT ${source.at} AS at, ${`${name} `}::text || ${source.key} AS key,
      ${typeof kind === 'string' ? sql`${kind}::text` : kind.expression} AS kind,
      ${source.gameId ?? noText} AS "gameId", ${source.amount?.minor ?? sql`NULL::int`} AS minor,
      ${source.amount?.currency ?? noText} AS currency, ${source.state ?? noText} AS state,
      ${source.note ?? noText} AS note, ${source.by ?? noText} AS by
    FROM ${source.from} WHERE ${source.where}`
}
