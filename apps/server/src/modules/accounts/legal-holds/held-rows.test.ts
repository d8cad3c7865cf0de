import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RetentionName } from '@tomogolf/domain/privacy/retention'
import { DAY } from '@tomogolf/domain/time'
import { hashSecret, newId } from '../../../platform/security/ids.ts'
import { freeAddress } from '../email-change/confirm-email-change.usecase.ts'
import { rejectRegistration } from '../sessions/confirm-registration.usecase.ts'
import { createAccountsWorld, type AccountsWorld } from '../../../../test/support/accounts-world.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'
import { storeGame, storeSeat } from '../../../../test/support/stored-games.ts'

type SignedIn = Awaited<ReturnType<AccountsWorld['signedIn']>>
let world: AccountsWorld, held: SignedIn, other: SignedIn, third: SignedIn, now: number
let people = 0
const query = async <T>(text: string, values: unknown[] = []) =>
  (await world.deps.db.executeSql<T>(text, values)).rows
const count = async (table: string, column: string, id: string) =>
  (await query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id])).length
const hold = (userId: string) =>
  query(
    `INSERT INTO legal_holds (id, user_id, set_by, set_at, reason)
     VALUES ($1, $2, $2, now(), 'claim 17')`,
    [newId(), userId],
  )
const lift = () => query('UPDATE legal_holds SET lifted_at = now()')
const erase = (name: RetentionName) => eraseClass(world.deps, name, now + 1_000 * DAY)

beforeAll(async () => {
  world = await createAccountsWorld()
  now = world.deps.clock.now()
})
afterAll(() => world.close())
beforeEach(async () => {
  await lift()
  people += 1
  held = await world.signedIn(`held${people}@example.com`)
  other = await world.signedIn(`other${people}@example.com`)
  third = await world.signedIn(`third${people}@example.com`)
  await hold(held.userId)
})

async function storeThread(thread: {
  id?: string
  kind?: string
  userId?: string
  email?: string
  gameId?: string
}): Promise<string> {
  const id = thread.id ?? newId()
  const at = new Date(now)
  await query(
    `INSERT INTO requests (id, reference, kind, status, user_id, name, email, language, fields,
      body_hash, created_at, updated_at)
     VALUES ($1, $1, $2, 'closed', $3, 'A name', $4, 'en', $5, '', $6, $6)`,
    [
      id,
      thread.kind ?? 'contact',
      thread.userId ?? null,
      thread.email ?? 'stranger@example.com',
      JSON.stringify({ message: 'Hello', gameId: thread.gameId ?? null }),
      at,
    ],
  )
  return id
}
async function storeReport(by: SignedIn, about: SignedIn, sender: SignedIn): Promise<string> {
  const id = newId()
  const at = new Date(now)
  await query(
    `INSERT INTO content_reports (id, kind, subject_id, reporter_id, reported_id, reason, note,
      created_at, decided_at) VALUES ($1, 'person', $1, $2, $3, 'scam', 'He asked for cash.', $4, $4)`,
    [id, by.userId, about.userId, at],
  )
  await query(
    `INSERT INTO content_report_texts (report_id, position, sender_id, at, text, is_reported)
     VALUES ($1, 0, $2, $3, 'Pay me in cash', true)`,
    [id, sender.userId, at],
  )
  return id
}
async function storeEvidence(host: SignedIn, guest: SignedIn): Promise<string> {
  const id = await storeGame(world, host.userId, 'completed')
  await storeSeat(world, id, guest.userId, 'left_late', 'captured')
  await query('UPDATE games SET settled_at = $2 WHERE id = $1', [id, new Date(now)])
  await query(
    `INSERT INTO course_bookings (game_id, via, schedule, evidence, updated_at)
     VALUES ($1, 'course', '[]', 'waiting', $2)`,
    [id, new Date(now)],
  )
  await query(
    `INSERT INTO booking_evidence (game_id, mime, size, bytes, uploaded_at)
     VALUES ($1, 'image/png', 1, 'x', $2)`,
    [id, new Date(now)],
  )
  return id
}

describe('the nightly run keeps of a held person', () => {
  test('messages sent signed out from the address of the account', async () => {
    const kept = await storeThread({ email: `Held${people}@example.com` })
    const gone = await storeThread({})
    await erase('requests')
    expect([await count('requests', 'id', kept), await count('requests', 'id', gone)]).toEqual([
      1, 0,
    ])
    await lift()
    await erase('requests')
    expect(await count('requests', 'id', kept)).toBe(0)
  })
  test('reports about them or with a text of theirs, and the threads of these', async () => {
    const about = await storeReport(other, held, held)
    const withText = await storeReport(other, third, held)
    const none = await storeReport(other, third, third)
    const ids = [about, withText, none]
    for (const id of ids) await storeThread({ id, kind: 'report', userId: other.userId })
    await erase('reports')
    await erase('report_threads')
    for (const table of ['content_reports', 'requests'])
      expect(await Promise.all(ids.map((id) => count(table, 'id', id)))).toEqual([1, 1, 0])
    expect(await count('content_report_texts', 'report_id', withText)).toBe(1)
  })
  test('threads about a problem with their game, as host or guest', async () => {
    const hosted = await storeGame(world, held.userId, 'completed')
    const joined = await storeGame(world, third.userId, 'completed')
    await storeSeat(world, joined, held.userId, 'left_late', 'captured')
    const foreign = await storeGame(world, third.userId, 'completed')
    const ids = []
    for (const gameId of [hosted, joined, foreign])
      ids.push(await storeThread({ kind: 'report', userId: other.userId, gameId }))
    await erase('report_threads')
    expect(await Promise.all(ids.map((id) => count('requests', 'id', id)))).toEqual([1, 1, 0])
  })
  test('the conversation of a guest who wrote nothing', async () => {
    const ids = []
    for (const guest of [held, other]) {
      const id = await storeGame(world, third.userId, 'completed')
      await storeSeat(world, id, guest.userId, 'left_late', 'captured')
      await query('INSERT INTO conversations (game_id, last_seq) VALUES ($1, 0)', [id])
      ids.push(id)
    }
    await erase('conversations')
    expect(await Promise.all(ids.map((id) => count('conversations', 'game_id', id)))).toEqual([
      1, 0,
    ])
  })
  test('the file of the booking of a game with them', async () => {
    const ids = [await storeEvidence(third, held), await storeEvidence(third, other)]
    await erase('booking_evidence')
    expect(await Promise.all(ids.map((id) => count('booking_evidence', 'game_id', id)))).toEqual([
      1, 0,
    ])
  })
})

describe('outside of the nightly run', () => {
  test('an account that was never in use is not erased for its address', async () => {
    await query('UPDATE users SET email_verified_at = NULL WHERE id = ANY($1::text[])', [
      [held.userId, other.userId],
    ])
    const free = (email: string) =>
      world.deps.db.transaction((tx) => freeAddress(world.deps, tx, email, third.userId, now))
    expect(await free(`held${people}@example.com`)).toBe(false)
    expect(await free(`other${people}@example.com`)).toBe(true)
    expect(await count('users', 'email', `held${people}@example.com`)).toBe(1)
    expect(await count('users', 'email', `other${people}@example.com`)).toBe(0)
  })
  test('“This wasn’t me” is refused', async () => {
    await query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [held.userId])
    await query(
      `INSERT INTO account_tokens (id, user_id, purpose, hash, created_at, expires_at)
       VALUES ($1, $2, 'verify', $3, $4, $5)`,
      [newId(), held.userId, hashSecret('a-secret'), new Date(now), new Date(now + DAY)],
    )
    expect(await rejectRegistration(world.deps, 'a-secret')).toEqual({ refused: 'ACCOUNT_HELD' })
    await lift()
    expect(await rejectRegistration(world.deps, 'a-secret')).toEqual({ success: true })
  })
  test('a reporter who leaves erases no report about the held person', async () => {
    const [about, free] = [
      await storeReport(other, held, other),
      await storeReport(other, third, other),
    ]
    for (const id of [about, free]) await storeThread({ id, kind: 'report', userId: other.userId })
    const own = await storeThread({ userId: other.userId })
    expect((await other.del('/api/account')).status).toBe(200)
    const notes = await Promise.all(
      [about, free].map(
        async (id) =>
          (
            await query<{ note: string }>('SELECT note FROM content_reports WHERE id = $1', [id])
          )[0]!.note,
      ),
    )
    expect(notes).toEqual(['He asked for cash.', ''])
    expect(
      await Promise.all([about, free].map((id) => count('content_report_texts', 'report_id', id))),
    ).toEqual([1, 0])
    expect(await Promise.all([about, free, own].map((id) => count('requests', 'id', id)))).toEqual([
      1, 0, 0,
    ])
  })
})
