import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'
import { savePhoto } from '../../src/modules/accounts/profile/save-photo.usecase.ts'
import { auditLedger } from '../../src/modules/participations/ledger/audit-ledger.usecase.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openServerDatabase } from '../../src/platform/database/server-database.ts'
import { MIGRATIONS } from '../../src/create-container.ts'
import { emptyEmbeddedDatabase, emptyUrl, BOTH_ENGINES, storeDatabase } from '../support/engines.ts'
import {
  readProviderTotals,
  hostGame,
  join as joinGame,
  must,
  newPerson,
  type Person,
} from '../support/people.ts'
import { NOON, createWorld, type World } from '../support/world.ts'

const SERVER = join(import.meta.dirname, '../../src')
const EMPTY: Record<string, () => Promise<Database>> = {
  embedded: emptyEmbeddedDatabase,
  server: async () =>
    openServerDatabase(await emptyUrl(), 10, (err) => {
      throw err
    }),
}
const newFolder = () => mkdtempSync(join(tmpdir(), 'tomogolf-backup-'))

describe.each(BOTH_ENGINES)('a backup of the %s database', (engine, open) => {
  let world: World,
    guest: Person,
    secondGuest: Person,
    gameId: string,
    photoId: string,
    file: string,
    written: Awaited<ReturnType<typeof writeBackup>>
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    const host = await newPerson(world, 'Kenji')
    guest = await newPerson(world, 'Emily')
    secondGuest = await newPerson(world, 'Marcus')
    gameId = await hostGame(world, host, NOON + hours(5))
    must(await joinGame(world, guest, gameId))
    must(await joinGame(world, secondGuest, gameId))
    const { code } = must(
      await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
    ).body
    must(
      await world.call(`POST /api/games/${gameId}/check-in`, {
        cookie: guest.cookie,
        body: { code },
      }),
    )
    photoId = (
      (await savePhoto(
        world.deps,
        guest.id,
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#963' } })
          .png()
          .toBuffer(),
      )) as { photoId: string }
    ).photoId
    const folder = newFolder()
    writeFileSync(join(folder, 'app-secret'), 'the secret', { mode: 0o600 })
    file = join(newFolder(), 'all.gz')
    // includes unsent mails, whose jobs wait in the queue
    written = await writeBackup(world.deps.db, {
      file,
      dataFolder: folder,
      version: '1',
      at: world.clock.iso(),
    })
  }, 90_000)
  afterAll(() => world.close())

  test('is one file that only its owner can read', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(written.files).toBe(1)
  })
  test.each(Object.keys(EMPTY))(
    'restores users, photos, money and open jobs into an empty %s database',
    async (into) => {
      const db = await EMPTY[into]!(),
        dataFolder = newFolder()
      const restored = await restoreBackup(db, { file, dataFolder, migrations: MIGRATIONS })
      expect([
        restored.rows,
        restored.head.engine,
        readFileSync(join(dataFolder, 'app-secret'), 'utf8'),
      ]).toEqual([written.rows, engine, 'the secret'])
      expect(await auditLedger({ ...world.deps, db }, 0)).toMatchObject({ discrepancies: [] })

      const again = await createWorld({ db, start: world.clock.now() })
      const before = await world.call<object>(`GET /api/games/${gameId}`, { cookie: guest.cookie })
      expect(
        (await again.call<object>(`GET /api/games/${gameId}`, { cookie: guest.cookie })).body,
      ).toEqual(before.body)
      const [photo, original] = await Promise.all(
        [again, world].map((server) =>
          server.app.inject({ method: 'GET', url: `/api/photos/${photoId}` }),
        ),
      )
      expect(photo!.rawPayload.equals(original!.rawPayload)).toBe(true)
      const counts = async (of: Database) =>
        (
          await of.executeSql<{ n: number }>(
            `SELECT count(*)::int AS n FROM pgboss.job WHERE state = 'created'`,
          )
        ).rows[0]!.n
      expect(await counts(db)).toBeGreaterThan(3)
      await again.runJobs()
      expect(
        (
          await db.executeSql(
            `SELECT 1 FROM outbox WHERE to_address = $1 AND template = 'joined_guest'`,
            [secondGuest.email],
          )
        ).rows,
      ).toHaveLength(1)
      await again.close()
    },
    90_000,
  )
  test('is not restored over existing data or from a truncated file, and changes nothing then', async () => {
    await expect(
      restoreBackup(world.deps.db, { file, dataFolder: newFolder(), migrations: MIGRATIONS }),
    ).rejects.toThrow('not empty')
    expect(readProviderTotals(world, guest)).toMatchObject({ captured: 3000 })
    const cut = join(newFolder(), 'cut.gz'),
      db = await EMPTY[engine]!()
    writeFileSync(cut, readFileSync(file).subarray(0, -200))
    await expect(
      restoreBackup(db, { file: cut, dataFolder: newFolder(), migrations: MIGRATIONS }),
    ).rejects.toThrow(/cut\.gz (cannot be read|is not complete)/)
    const taken = newFolder()
    writeFileSync(join(taken, 'app-secret'), 'another')
    await expect(
      restoreBackup(db, { file, dataFolder: taken, migrations: MIGRATIONS }),
    ).rejects.toThrow('exists already')
    expect(
      (await db.executeSql(`SELECT 1 FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`))
        .rows,
    ).toEqual([])
    await db.close()
  })
})

test('the commands back up one data folder, restore another, and refuse a folder in use', async () => {
  const [from, to] = [newFolder(), newFolder()],
    file = join(newFolder(), 'all.gz')
  const run = (script: string, folder: string, ...args: string[]) =>
    spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(SERVER, script), ...args],
      { env: { ...process.env, NODE_ENV: 'test', DATA_DIR: folder }, encoding: 'utf8' },
    )
  await storeDatabase(from)
  expect(run('backup.ts', newFolder(), file).stderr).toContain('there is no database')
  writeFileSync(join(from, 'in-use'), String(process.pid))
  expect(run('backup.ts', from, file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('in use by process'),
  })
  expect(existsSync(file)).toBe(false)
  // that process is dead, so the lock is free
  writeFileSync(join(from, 'in-use'), '999999')
  expect(run('backup.ts', from, file)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('all.gz'),
  })
  expect(run('restore.ts', to, file)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('The ledger agrees'),
  })
  expect(run('restore.ts', to, file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not empty'),
  })
}, 120_000)
