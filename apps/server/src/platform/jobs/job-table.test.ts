import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createWorld } from '../../../test/support/world.ts'

test("job-table.ts is written for this version of pg-boss's table", async () => {
  const manifest = join(import.meta.dirname, '../../../package.json')
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(dependencies['pg-boss']).toBe('12.34.0')
  const world = await createWorld()
  const { rows } = await world.deps.db.executeSql<{ column: string; type: string }>(
    `SELECT column_name AS column, udt_name AS type FROM information_schema.columns
     WHERE table_schema = 'pgboss' AND table_name = 'job'
       AND column_name IN ('name', 'state', 'start_after', 'data') ORDER BY column_name`,
  )
  const { rows: states } = await world.deps.db.executeSql<{ state: string }>(
    'SELECT unnest(enum_range(NULL::pgboss.job_state))::text AS state',
  )
  await world.close()
  expect(rows).toEqual([
    { column: 'data', type: 'jsonb' },
    { column: 'name', type: 'text' },
    { column: 'start_after', type: 'timestamptz' },
    { column: 'state', type: 'job_state' },
  ])
  expect(states.map(({ state }) => state)).toEqual([
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed',
  ])
})
