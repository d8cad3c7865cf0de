import { z } from 'zod'
import type { EnvOf, Variables } from './variable.ts'

export const databaseVariables = {
  DATABASE_URL: {
    doc: 'PostgreSQL server (15 or newer); without it the embedded database in DATA_DIR is used',
    schema: z.string(),
  },
  DATABASE_READ_URL: {
    doc: 'a streaming replica of that server for public lists; signed-in users read from the primary, and so does everyone while the replica is down or lags behind',
    schema: z.string(),
  },
  DATABASE_POOL: {
    doc: 'connections per process to the PostgreSQL server',
    schema: z.coerce.number().int().min(2).max(200),
    default: 20,
  },
} as const satisfies Variables

export function databaseProblems(env: EnvOf<typeof databaseVariables>): string[] {
  return env.DATABASE_READ_URL && !env.DATABASE_URL
    ? ['DATABASE_READ_URL: a replica needs its primary, DATABASE_URL']
    : []
}
