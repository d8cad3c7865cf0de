import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeOwner, CREDENTIALS, waitUntilReady } from '../../../../tools/postgres.ts'
import { freePort } from '../support/server-process.ts'

/** Whether a PgBouncer is installed that keeps prepared statements in transaction mode. */
export function hasPgBouncer(): boolean {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? []
  return Number(major) > 1 || (Number(major) === 1 && Number(minor) >= 21)
}

export type PgBouncer = {
  /** The address of a database behind the pool. */
  url(name: string): string
  stop(): Promise<void>
}
/**
 * PgBouncer in transaction mode, configured as docs/deploying.md says. `databases`: addresses by the
 * name that clients use; `poolSize`: connections to each.
 */
export async function startPgBouncer(
  databases: Readonly<Record<string, string>>,
  poolSize: number,
): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'tomogolf-pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const targets = Object.entries(databases).map(([name, address]) => {
    const { hostname, port: target, pathname, username } = new URL(address)
    return `${name} = host=${hostname} port=${target} dbname=${pathname.slice(1)} user=${username}`
  })
  writeFileSync(
    file,
    [
      '[databases]',
      ...targets,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'max_client_conn = 200',
      `default_pool_size = ${poolSize}`,
      'max_prepared_statements = 100',
      'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout',
      '',
    ].join('\n'),
  )
  // it refuses to run as root, like PostgreSQL
  changeOwner(folder)
  const pooler = spawn('pgbouncer', [file], {
    ...CREDENTIALS,
    stdio: ['ignore', 'ignore', process.env.TEST_LOG ? 'inherit' : 'ignore'],
  })
  const exited = new Promise((done) => pooler.once('exit', done))
  const url = (name: string) => `postgresql://postgres@127.0.0.1:${port}/${name}`
  await waitUntilReady(url(Object.keys(databases)[0]!))
  return {
    url,
    stop: async () => {
      pooler.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
