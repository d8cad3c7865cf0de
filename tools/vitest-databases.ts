import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openServerDatabase } from '../apps/server/src/platform/database/server-database.ts'
import { prepareDatabase } from '../apps/server/test/support/prepared-database.ts'
import { startPostgres } from './postgres.ts'

const run = promisify(execFile)

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
    emptySnapshot: string
    snapshot: string
  }
}

/**
 * Starts one PostgreSQL server with a prepared database as template, and makes snapshots of an empty
 * and of a prepared embedded database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'tomogolf-tests-'))
  // temporary files of tests are deleted with this folder; the user of the database server needs to
  // traverse it
  await chmod(folder, 0o711)
  process.env.TMPDIR = folder
  // processes that tests start share a compile cache
  process.env.NODE_COMPILE_CACHE = join(
    import.meta.dirname,
    '../node_modules/.cache/tomogolf/compiled',
  )
  const emptySnapshot = join(folder, 'empty.tar')
  const snapshot = join(folder, 'prepared.tar')
  const [server] = await Promise.all([
    preparedServer(),
    run(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'database-snapshot.ts'),
      emptySnapshot,
      snapshot,
    ]),
  ])
  project.provide('postgres', server.url('postgres'))
  project.provide('emptySnapshot', emptySnapshot)
  project.provide('snapshot', snapshot)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

async function preparedServer() {
  const server = await startPostgres()
  const admin = new pg.Client({ connectionString: server.url('postgres') })
  await admin.connect()
  await admin.query('CREATE DATABASE prepared')
  await admin.end()
  const db = openServerDatabase(server.url('prepared'), 4, (err) => {
    throw err
  })
  await prepareDatabase(db)
  await db.close()
  return server
}
