import { afterEach, describe, expect, test } from 'vitest'
import { DEBT_MEMORY_MONTHS, STRIKE_MEMORY_MONTHS } from '@tomogolf/domain/identity'
import { monthsAfter } from '@tomogolf/domain/standing'
import { DAY, hours } from '@tomogolf/domain/time'
import { decideCase } from '../../participations/cases/decide-case.usecase.ts'
import { giveStrike } from '../give-strike.usecase.ts'
import { removeStrike } from '../remove-strike.usecase.ts'
import { auditOf, mailsTo, newAdministrator } from '../../../../test/support/administrator.ts'
import {
  addCard,
  closeReconciled,
  listCases,
  listTransactions,
} from '../../../../test/support/create-users.ts'
import {
  createMissedGame,
  expireHoldsAtProvider,
  submitStatement,
} from '../../../../test/support/missed-game.ts'
import {
  CARDS,
  must,
  newPerson,
  readProviderTotals,
  saveCard,
  type Person,
  signUp,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

const OTHER_CARD = '5555555555554444'
const OPERATOR = { operatorId: 'operator000001', ip: null, reason: 'The host remembers it.' }
let world: World
afterEach(() => closeReconciled(world))

const strike = (person: Person, reason = 'Left the group waiting') =>
  giveStrike(world.deps, {
    userId: person.id,
    cause: 'operator',
    reason,
    game: null,
    givenBy: 'operator000001',
  })
const remove = async (person: Person) =>
  must(await world.call('DELETE /api/account', { cookie: person.cookie }))
const standingOf = async (person: Person) =>
  must(
    await world.call<{ standing: { strikeCount: number; suspendedUntil: string | null } }>(
      'GET /api/profile',
      { cookie: person.cookie },
    ),
  ).body.standing
const tryToHost = async (person: Person) => {
  must(
    await world.call('POST /api/host-terms', { cookie: person.cookie, body: { accepted: true } }),
  )
  const answer = await world.call<{ code?: string }>('POST /api/games', {
    cookie: person.cookie,
    body: {
      courseName: 'Boso Misaki Golf Links',
      date: '2026-11-28 10:00:00',
      location: 'Isumi, Chiba',
      price: 100,
    },
  })
  return answer.body.code ?? answer.status
}
const countHashes = async () =>
  (await world.deps.db.executeSql<{ n: number }>('SELECT count(*)::int AS n FROM identity_hashes'))
    .rows[0]!.n
/** A host with two strikes, and so with a suspension. */
async function suspendedHost(name = 'Kenji'): Promise<Person> {
  const host = await newPerson(world, name)
  await strike(host)
  await strike(host, 'Sent strangers home')
  return host
}

describe('a suspended host who deletes the account', () => {
  test('attack: and returns with the same address is still suspended', async () => {
    world = await createWorld()
    const before = await suspendedHost()
    const { suspendedUntil } = await standingOf(before)
    await remove(before)
    const after = await newPerson(world, 'Kenji', OTHER_CARD)
    expect(after.id).not.toBe(before.id)
    expect(await standingOf(after)).toMatchObject({ strikeCount: 2, suspendedUntil })
    expect(await tryToHost(after)).toBe('ACCOUNT_SUSPENDED')
    expect((await auditOf(world, after.id)).map((entry) => entry.action)).toEqual([
      'standing.inherit',
    ])
    const mail = (await mailsTo(world, after)).find(
      ({ template }) => template === 'standing_inherited',
    )
    expect(mail?.text).toContain('You now have 2 strikes.')
    // the back-office sees why
    const operator = await newAdministrator(world)
    const { entries } = must(
      await world.call<{ entries: { kind: string; note: string | null }[] }>(
        `GET /api/admin/users/${after.id}/timeline`,
        { cookie: operator.cookie },
      ),
    ).body
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'standing_inherited', note: 'mailbox' }),
    )
    // a third strike counts as the third
    await strike(after, 'Again')
    expect((await standingOf(after)).strikeCount).toBe(3)
  })
  test('attack: and returns with another address and the same card is still suspended', async () => {
    world = await createWorld()
    await remove(await suspendedHost())
    const after = await newPerson(world, 'Taro', null)
    expect(await standingOf(after)).toMatchObject({ strikeCount: 0, suspendedUntil: null })
    await saveCard(world, after, CARDS.good)
    expect(await standingOf(after)).toMatchObject({ strikeCount: 2 })
    expect(await tryToHost(after)).toBe('ACCOUNT_SUSPENDED')
  })
  test('attack: and has just left the address for another is still suspended with it', async () => {
    world = await createWorld()
    const host = await suspendedHost()
    const now = world.clock.now()
    const { db } = world.deps
    await db.executeSql(`UPDATE users SET email = 'left@example.com' WHERE id = $1`, [host.id])
    await db.executeSql(
      `INSERT INTO email_changes (id, user_id, old_email, new_email, requested_at, expires_at,
          confirm_hash, confirmed_at, undo_hash, undo_until)
        VALUES ('change', $1, $2, 'left@example.com', $3, $3, 'x', $3, 'y', $4)`,
      [host.id, host.email, new Date(now), new Date(now + 7 * DAY)],
    )
    await remove(host)
    expect(await standingOf(await newPerson(world, 'Kenji', null))).toMatchObject({
      strikeCount: 2,
    })
  })
  test('attack: and writes the same mailbox in another way is still suspended', async () => {
    world = await createWorld()
    const host = await suspendedHost()
    await world.deps.db.executeSql('UPDATE users SET email = $1 WHERE id = $2', [
      'ken.ji+golf@gmail.com',
      host.id,
    ])
    await world.call('DELETE /api/account', { cookie: host.cookie })
    const after = await newPerson(world, 'Kenji', null)
    expect(await standingOf(after)).toMatchObject({ strikeCount: 0 })
    const again = await signUp(world, 'KENJI@googlemail.com')
    expect(await standingOf(again)).toMatchObject({ strikeCount: 2 })
  })
  test('attack: and deletes the second account too is still suspended in the third', async () => {
    world = await createWorld()
    await remove(await suspendedHost())
    // recognised by the address only, then by the first card only
    await remove(await newPerson(world, 'Kenji', OTHER_CARD))
    const third = await newPerson(world, 'Taro')
    expect(await standingOf(third)).toMatchObject({ strikeCount: 2 })
    expect(await tryToHost(third)).toBe('ACCOUNT_SUSPENDED')
  })
  test('inherits once: a strike that is removed does not return with the card', async () => {
    world = await createWorld()
    await remove(await suspendedHost())
    const after = await newPerson(world, 'Kenji', null)
    const { rows } = await world.deps.db.executeSql<{ id: string }>(
      'SELECT id FROM strikes WHERE user_id = $1 ORDER BY id LIMIT 1',
      [after.id],
    )
    await removeStrike(world.deps, {
      userId: after.id,
      strikeId: rows[0]!.id,
      reason: 'An appeal',
      actorId: 'operator000001',
      ip: null,
    })
    await saveCard(world, after, CARDS.good)
    expect(await standingOf(after)).toMatchObject({ strikeCount: 1, suspendedUntil: null })
  })
  test('is a new person after the suspension has ended and the strikes are two years old', async () => {
    world = await createWorld()
    await remove(await suspendedHost())
    expect(await countHashes()).toBe(2)
    world.at(monthsAfter(NOON, STRIKE_MEMORY_MONTHS))
    await eraseClass(world.deps, 'identity_hashes', world.clock.now())
    expect(await countHashes()).toBe(2)
    world.at(monthsAfter(NOON, STRIKE_MEMORY_MONTHS) + DAY)
    const after = await newPerson(world, 'Kenji')
    expect(await standingOf(after)).toMatchObject({ strikeCount: 0, suspendedUntil: null })
    await eraseClass(world.deps, 'identity_hashes', world.clock.now())
    expect(await countHashes()).toBe(0)
  })
  test('leaves hashes only: neither the address nor the fingerprint', async () => {
    world = await createWorld()
    await remove(await suspendedHost())
    const { rows } = await world.deps.db.executeSql<{ kind: string; hash: string }>(
      'SELECT kind, hash FROM identity_hashes ORDER BY kind',
    )
    expect(rows).toEqual([
      { kind: 'card', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { kind: 'mailbox', hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    expect(
      (await world.deps.db.executeSql('SELECT 1 FROM cards WHERE fingerprint IS NOT NULL')).rows,
    ).toEqual([])
  })
})

test('an account without strikes and debts leaves no hash', async () => {
  world = await createWorld()
  await remove(await newPerson(world, 'Emily'))
  expect(await countHashes()).toBe(0)
})
test('an address that is registered but not verified inherits nothing', async () => {
  world = await createWorld()
  await remove(await suspendedHost())
  must(await register('kenji@example.com'), 201)
  expect((await world.deps.db.executeSql('SELECT 1 FROM inheritances')).rows).toEqual([])
})

describe('a debtor who deletes the account', () => {
  /** A guest whose charge for a no-show was declined. */
  async function debtor(): Promise<{ guest: Person; gameId: string }> {
    const { guests, gameId } = await createMissedGame(world, 1)
    const guest = guests[0]!
    must(await submitStatement(world, guest, gameId))
    await expireHoldsAtProvider(world)
    await addCard(world, guest.id, CARDS.declinesLater)
    const attendance = (await listCases(world, gameId)).find(({ kind }) => kind === 'attendance')!
    await decideCase(world.deps, { ...OPERATOR, caseId: attendance.id, outcome: 'rejected' })
    await world.runJobs()
    return { guest, gameId }
  }
  test('attack: and returns owes the same charge, and can pay it with any card', async () => {
    world = await createWorld()
    const { guest, gameId } = await debtor()
    expect(
      must(await world.call('GET /api/account/deletion', { cookie: guest.cookie })).body,
    ).toEqual({ owed: [], debts: [{ amount: 130, currency: 'USD' }] })
    await remove(guest)
    const after = await signUp(world, guest.email)
    expect(await listTransactions(world, after)).toEqual([
      { type: 'no_show_penalty', status: 'failed', amount: 13_000, reason: 'CARD_DECLINED' },
    ])
    const mail = (await mailsTo(world, after)).find(
      ({ template }) => template === 'standing_inherited',
    )
    expect(mail?.text).toContain('$130')
    await saveCard(world, after, CARDS.good)
    await world.runJobs()
    await world.call(`POST /api/games/${gameId}/pay`, { cookie: after.cookie })
    expect(readProviderTotals(world, after)).toMatchObject({ captured: 13_000 })
    expect(await listTransactions(world, after)).toEqual(
      expect.arrayContaining([
        { type: 'no_show_penalty', status: 'successful', amount: 13_000, reason: null },
      ]),
    )
    expect(
      (await listCases(world, gameId))
        .filter(({ kind }) => kind === 'charge_refused')
        .map(({ status }) => status),
    ).toEqual(['accepted'])
  })
  test('attack: and returns with the declined card only owes the same charge', async () => {
    world = await createWorld()
    const { guest } = await debtor()
    await remove(guest)
    const after = await newPerson(world, 'Somebody', null)
    await saveCard(world, after, CARDS.declinesLater)
    expect(
      must(await world.call('GET /api/account/deletion', { cookie: after.cookie })).body,
    ).toMatchObject({ debts: [{ amount: 130, currency: 'USD' }] })
  })
  test('owes nothing after five years', async () => {
    world = await createWorld()
    const { guest } = await debtor()
    await remove(guest)
    world.at(monthsAfter(world.clock.now(), DEBT_MEMORY_MONTHS) + hours(1))
    const after = await signUp(world, guest.email)
    expect(await listTransactions(world, after)).toEqual([])
  })
})

const register = (email: string) =>
  world.call('POST /api/auth/register', {
    body: { username: '', email, password: 'Fairway-2026', recaptchaToken: 'development' },
  })
