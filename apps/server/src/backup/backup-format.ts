/**
 * A backup is one gzipped file of lines, each JSON: a head, then rows table by table in an order in which they can be put back, then
 * files, then an end that says how many there were. It belongs to no engine: what was embedded can be restored into a PostgreSQL server.
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

/** Of the queue: what it consists of, and the work that is not done yet. */
export const QUEUE_TABLES: Readonly<Record<string, string>> = {
  'pgboss.queue': 'SELECT * FROM pgboss.queue',
  'pgboss.job': `SELECT * FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed')`,
}
/** Lives for a minute, and belongs to nobody a minute later. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['rate_limits', 'schema_migrations'])
