import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmulator } from '@tomogolf/stripe-emulator'
import { openEmbeddedDatabase } from '../../../platform/database/embedded-database.ts'
import { storeDatabase } from '../../../../test/support/engines.ts'

const COMMAND = join(import.meta.dirname, '../../../reconcile.ts')
/** Runs the command in its own process, as an operator or a timer does. */
const runReconcile = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND], {
      env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: '', ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    child.on('close', (code) => done({ code, output }))
  })

test('the reconcile command exits with 0 without, 1 with discrepancies, and 2 on failure', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tomogolf-reconcile-')),
    emulator = await startEmulator({ port: 0, now: () => Date.now() })
  const site = createServer((_, reply) => {
    reply.end('ok')
  })
  await new Promise<void>((done) => {
    site.listen(0, '127.0.0.1', done)
  })
  const env = { DATA_DIR, PORT: '1', STRIPE_EMULATOR_URL: emulator.url }
  const inDatabase = async (
    work: (db: Awaited<ReturnType<typeof openEmbeddedDatabase>>) => Promise<unknown>,
  ) => {
    const db = await openEmbeddedDatabase(join(DATA_DIR, 'database'))
    await work(db)
    await db.close()
  }
  try {
    expect(await runReconcile(env)).toMatchObject({
      code: 2,
      output: expect.stringContaining('no database yet') as string,
    })
    await storeDatabase(DATA_DIR)
    expect(await runReconcile(env)).toMatchObject({
      code: 0,
      output: expect.stringContaining('The ledger agrees') as string,
    })
    // a running server locks the database
    expect(
      await runReconcile({ ...env, PORT: String((site.address() as AddressInfo).port) }),
    ).toMatchObject({ code: 2, output: expect.stringContaining('Stop it first') as string })
    await inDatabase((db) =>
      db.executeSql(
        `INSERT INTO ledger_entries (id, booking, account, amount_minor, currency, reason, at, income)
          VALUES ('e1', 'b1', 'provider', 4500, 'JPY', 'check_in', now(), 'b1')`,
      ),
    )
    const off = await runReconcile(env)
    expect(off.code).toBe(1)
    expect(off.output).toContain('booking b1 is off by 4500 JPY')
    expect(off.output).toContain('2 differences')
  } finally {
    site.close()
    await emulator.close()
  }
}, 180_000)
