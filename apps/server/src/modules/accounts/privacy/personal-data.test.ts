import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERSONAL_DATA } from '../../../module-ports.ts'
import {
  createAccountsWorld,
  FULL_PROFILE,
  type AccountsWorld,
} from '../../../../test/support/accounts-world.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld()
})
afterAll(() => world.close())

const RECORDS = PERSONAL_DATA.flatMap((module) => module.records)
/** The SQL of an export, with the columns that it selects. */
const exportSql = (record: (typeof RECORDS)[number]) =>
  record.export(world.deps.db, 'some-user').toSQL().sql

describe('personal data', () => {
  it('is exported from every table with a user in it, unless a reason is given', async () => {
    const { rows } = await world.deps.db.executeSql<{ table_name: string }>(
      `SELECT DISTINCT table_name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name IN (
         'user_id', 'guest_id', 'host_id', 'reporter_id', 'party_id', 'sender_id', 'rater_id', 'ratee_id')`,
    )
    const exported = RECORDS.map((record) => /\bfrom "(\w+)"/.exec(exportSql(record))![1])
    const notExported = PERSONAL_DATA.flatMap((module) => Object.keys(module.notExported ?? {}))
    expect(
      rows
        .map((row) => row.table_name)
        .filter((table) => !exported.includes(table) && !notExported.includes(table)),
    ).toEqual([])
  })
  it('is exported without hashes, tokens and keys of the card provider', () => {
    const secret = /hash|secret|provider_id|intent_id|customer_id|nonce|\*/
    expect(
      RECORDS.filter((record) => secret.test(exportSql(record))).map((record) => record.name),
    ).toEqual([])
  })
  it('has one name for each kind of record', () => {
    const names = RECORDS.map((record) => record.name)
    expect(new Set(names).size).toBe(names.length)
  })
  it('is exported for one user only, with times as ISO 8601 text', async () => {
    const ana = await world.signedIn('ana@example.com', { profile: FULL_PROFILE })
    const ben = await world.signedIn('ben@example.com')
    await ben.logIn('ben@example.com')
    const { body } = await ana.get('/api/account/export')
    const records = body.records as Record<string, Record<string, unknown>[]>
    expect(Object.keys(records)).toEqual(RECORDS.map((record) => record.name))
    expect(
      Object.entries(records)
        .filter(([, rows]) => rows.length)
        .map(([name, rows]) => [name, rows.length]),
    ).toEqual([
      ['sessions', 1],
      ['devices', 1],
    ])
    expect(records.sessions![0]!.createdAt).toBe('2026-06-01T03:00:00.000Z')
  })
})
