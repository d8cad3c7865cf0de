import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { MIGRATIONS } from '../create-container.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createMailer } from '../platform/mail/mail.ts'
import { emptyEmbeddedDatabase } from '../../test/support/engines.ts'
import { startMailServer, type MailServer } from '../../test/support/mail-server.ts'
import { checkDatabase } from './check-database.ts'
import { checkMail } from './check-mail.ts'
import { checkStorage, checkTimeZones } from './check-machine.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'tomogolf-doctor-'))
const config = (env: Record<string, string>) =>
  loadConfig({ NODE_ENV: 'test', DATA_DIR: folder(), PORT: '1', ...env })

describe('mail', () => {
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
  })
  afterAll(() => server.stop())
  const mailer = (url: string) => createMailer(config({ SMTP_URL: url }))
  test('is skipped without a server', async () => {
    expect((await checkMail(null)).state).toBe('skip')
  })
  test('is ok when the server accepts the login, and sends nothing', async () => {
    expect((await checkMail(mailer(server.url))).state).toBe('ok')
    expect(server.received).toEqual([])
  })
  test('fails with a wrong password', async () => {
    expect((await checkMail(mailer(server.url.replace(/golf:[^@]*@/, 'golf:wrong@')))).state).toBe(
      'fail',
    )
  })
  test('fails when the server is unreachable', async () => {
    expect((await checkMail(mailer('smtp://127.0.0.1:1'))).state).toBe('fail')
  })
})

describe('the database', () => {
  test('is ok with all migrations, warns about pending ones and fails for changed ones', async () => {
    const db = await emptyEmbeddedDatabase(),
      openDb = { ...db, close: async () => {} }
    const state = async () =>
      (await checkDatabase({ DATABASE_URL: undefined }, async () => openDb, MIGRATIONS)).find(
        ({ subject }) => subject === 'migrations',
      )!
    expect(await state()).toMatchObject({
      state: 'warn',
      detail: expect.stringContaining('0000') as string,
    })
    await migrate(db, MIGRATIONS)
    expect(
      await checkDatabase({ DATABASE_URL: undefined }, async () => openDb, MIGRATIONS),
    ).toMatchObject([
      { subject: 'database', state: 'ok' },
      { subject: 'extension pg_trgm', state: 'ok' },
      { subject: 'migrations', state: 'ok' },
    ])
    await db.executeSql(
      `UPDATE schema_migrations SET hash = 'another' WHERE name = (SELECT min(name) FROM schema_migrations)`,
    )
    expect((await state()).state).toBe('fail')
    await db.close()
  })
  test('says once that it does not answer, and closes it', async () => {
    let isClosed = false
    const db = {
      executeSql: () => Promise.reject(new Error('ECONNREFUSED')),
      close: () => Promise.resolve((isClosed = true)),
    }
    const findings = await checkDatabase(
      { DATABASE_URL: 'postgres://db' },
      () => Promise.resolve(db as never),
      MIGRATIONS,
    )
    expect(findings).toEqual([{ subject: 'database', state: 'fail', detail: 'ECONNREFUSED' }])
    expect(isClosed).toBe(true)
  })
  test('fails when it is unreachable', async () => {
    expect(
      await checkDatabase(
        { DATABASE_URL: 'postgres://nowhere' },
        () => Promise.reject(new Error('ECONNREFUSED')),
        MIGRATIONS,
      ),
    ).toEqual([{ subject: 'database', state: 'fail', detail: 'ECONNREFUSED' }])
  })
})

describe('the machine', () => {
  test('is ok with correct time zones', async () => {
    expect((await checkTimeZones()).state).toBe('ok')
  })
  test('fails with a wrong offset for Tokyo', async () => {
    const Real = Intl.DateTimeFormat
    try {
      Intl.DateTimeFormat = function (tags: string, options: Intl.DateTimeFormatOptions) {
        return new Real(tags, {
          ...options,
          timeZone: options.timeZone === 'Asia/Tokyo' ? 'UTC' : options.timeZone,
        })
      } as never
      expect(await checkTimeZones()).toMatchObject({
        state: 'fail',
        detail: expect.stringContaining('Asia/Tokyo') as string,
      })
    } finally {
      Intl.DateTimeFormat = Real
    }
  })
  test('is ok with a writable data folder', async () => {
    expect((await checkStorage({ DATA_DIR: folder() })).state).not.toBe('fail')
  })
  test('fails when the data folder is a file', async () => {
    const file = join(folder(), 'data')
    writeFileSync(file, '')
    expect((await checkStorage({ DATA_DIR: file })).state).toBe('fail')
  })
})
