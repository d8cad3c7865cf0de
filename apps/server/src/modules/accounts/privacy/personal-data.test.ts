import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PERSONAL_DATA, readPersonalData } from './personal-data.ts'
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

/** Tables with a person in them that the export and the deletion leave out, and why. */
const LEFT_OUT: Record<string, string> = {
  profiles: 'exported and cleared with the account itself',
  card_customers:
    'holds nothing but the key at the card provider; deleting the account deletes it there and here',
  check_in_failures: 'wrong check-in codes, against guessing',
}

describe('everything about a person', () => {
  it('is in the export, or left out for a reason: no table is forgotten', async () => {
    const { rows } = await world.deps.db.executeSql<{ table_name: string }>(
      `SELECT DISTINCT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name IN ('user_id', 'guest_id', 'host_id', 'reporter_id', 'party_id', 'sender_id', 'rater_id', 'ratee_id')`,
    )
    const named = (table: string) =>
      PERSONAL_DATA.some((r) => new RegExp(`\\bFROM ${table}\\b`).test(r.read))
    expect(
      rows.map((r) => r.table_name).filter((table) => !named(table) && !(table in LEFT_OUT)),
    ).toEqual([])
  })
  it('never shows a hash, a token or a key of the card provider', () => {
    const secret = /hash|secret|provider_id|intent_id|customer_id|nonce|\*/
    expect(PERSONAL_DATA.filter((r) => secret.test(r.read)).map((r) => r.name)).toEqual([])
  })
  it("is only this person's", async () => {
    const [ana, ben] = [
      await world.signedIn('ana@example.com', { profile: FULL_PROFILE }),
      await world.signedIn('ben@example.com'),
    ]
    await ben.logIn('ben@example.com')
    const records = await readPersonalData(world.deps.db, ana.userId)
    expect(Object.keys(records)).toEqual(PERSONAL_DATA.map((r) => r.name))
    expect(
      Object.entries(records)
        .filter(([, rows]) => rows.length)
        .map(([name, rows]) => [name, rows.length]),
    ).toEqual([
      ['sessions', 1],
      ['devices', 1],
    ])
  })
})
