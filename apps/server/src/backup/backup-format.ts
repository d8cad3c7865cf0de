/**
 * A backup is a gzipped file of JSON lines: a head, the rows table by table in an order that
 * satisfies foreign keys, the files, and an end with their numbers. It is independent of the
 * engine: an embedded database can be restored into a PostgreSQL server.
 */
export type Head = {
  readonly format: 1
  readonly version: string
  readonly engine: 'embedded' | 'server'
  readonly at: string
  readonly migrations: readonly { readonly name: string; readonly hash: string }[]
  readonly tables: readonly string[]
}
export type Line =
  | ({ readonly kind: 'head' } & Head)
  | { readonly kind: 'rows'; readonly table: string; readonly rows: readonly object[] }
  | { readonly kind: 'file'; readonly name: string; readonly base64: string }
  | { readonly kind: 'end'; readonly rows: number; readonly files: number }

/** Tables of pg-boss: the queues, and the jobs that are not completed. */
export const QUEUE_TABLES: Readonly<Record<string, string>> = {
  'pgboss.queue': 'SELECT * FROM pgboss.queue',
  'pgboss.job': `SELECT * FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed')`,
}
/** Rate limits expire within a minute; the migrations are part of the head. */
export const EXCLUDED_TABLES: ReadonlySet<string> = new Set(['rate_limits', 'schema_migrations'])
