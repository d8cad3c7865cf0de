import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { CASE_SYSTEM_REASONS } from '@tomogolf/contract/admin/cases/cases.schemas'
import { DAY, hours } from '@tomogolf/domain/time'
import { newId } from '../../../platform/security/ids.ts'
import { SYSTEM_REASONS } from '../../participations/cases/system-reasons.data.ts'
import {
  readProviderTotals,
  hostGame,
  join,
  must,
  type Person,
} from '../../../../test/support/people.ts'
import { readHoldId, createHostAndGuests } from '../../../../test/support/create-users.ts'
import { createWorld, NOON, type World } from '../../../../test/support/world.ts'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'

let world: World, admin: Person, guest: Person
let gameId: string, holdId: string
const reason = 'Looked at with the provider, nothing is owed'
beforeAll(async () => {
  world = await createWorld()
  admin = await newAdministrator(world)
  const people = await createHostAndGuests(world, 1)
  guest = people.guests[0]!
  gameId = await hostGame(world, people.host, NOON + 2 * DAY + hours(6))
  must(await join(world, guest, gameId))
  holdId = await readHoldId(world, guest, gameId)
})
afterAll(() => world.close())

const open = async (kind: string): Promise<string> => {
  const id = newId()
  await world.deps.db.executeSql(
    `INSERT INTO cases (id, kind, game_id, hold_id, created_at, details) VALUES ($1, $2, $3, $4, $5, 'what was found')`,
    [id, kind, gameId, holdId, world.clock.iso()],
  )
  return id
}
const decide = (id: string, outcome: string) =>
  world.call(`POST /api/admin/cases/${id}/decide`, {
    cookie: admin.cookie,
    body: { outcome, reason },
  })
type Row = {
  id: string
  kind: string
  state: string
  decidedBy: string | null
  reason: string | null
}
const listed = async (query: Record<string, string>) =>
  (await world.call<{ rows: Row[] }>('GET /api/admin/cases', { cookie: admin.cookie, query })).body
    .rows

// the kinds that move money, an attendance, an absent host and a refused charge, are decided both
// ways in participations/
describe.each(['hold_lapsed', 'force_cancelled', 'drift'])('a case that reports: %s', (kind) => {
  test.each(['accepted', 'rejected'])(
    'is closed as %s with operator and reason, and moves no money',
    async (outcome) => {
      const before = readProviderTotals(world, guest),
        id = await open(kind)
      expect((await listed({ state: 'open', kind })).map((row) => row.id)).toContain(id)
      must(await decide(id, outcome))
      await world.runJobs()
      expect(readProviderTotals(world, guest)).toEqual(before)
      expect((await listed({ id }))[0]).toMatchObject({
        kind,
        state: outcome,
        decidedBy: 'Saki Tester',
        reason,
      })
      expect((await listed({ state: 'open', kind })).map((row) => row.id)).not.toContain(id)
      expect(
        (await auditOf(world, id)).map((a) => [a.action, a.before, a.after, a.reason]),
      ).toEqual([['case.decide', `${kind}: open`, outcome, reason]])
      const late = await decide(id, outcome === 'accepted' ? 'rejected' : 'accepted')
      expect([late.status, late.body.code, JSON.stringify(late.body.details)]).toEqual([
        409,
        'ALREADY_DONE',
        expect.stringContaining('Saki Tester'),
      ])
    },
  )
})
test('an unknown case is not found, and an unknown outcome is refused', async () => {
  expect((await decide(newId(), 'accepted')).status).toBe(404)
  expect((await decide(await open('drift'), 'perhaps')).status).toBe(400)
})

describe('what a case is about', () => {
  const caseOf = async (kind: string, details: string) => {
    const id = newId()
    await world.deps.db.executeSql(
      `INSERT INTO cases (id, kind, game_id, created_at, details) VALUES ($1, $2, $3, $4, $5)`,
      [id, kind, gameId, world.clock.iso(), details],
    )
    const [row] = must(
      await world.call<ResultOf<'GET /api/admin/cases'>>(`GET /api/admin/cases?id=${id}`, {
        cookie: admin.cookie,
      }),
    ).body.rows
    return row!
  }
  test.each([
    ['charge_refused', (id: string) => id],
    ['payment_stuck', (id: string) => `charge ${id}`],
  ])('of kind %s has the amount and the person who pays', async (kind, detailsOf) => {
    const chargeId = newId()
    await world.deps.db.executeSql(
      `INSERT INTO charges (id, user_id, game_id, cause, currency, amount_minor, fee_minor, basis,
        policy_version, status, attempt, created_at, updated_at)
        VALUES ($1, $2, $3, 'host_absent', 'USD', 3050, 3050, 'a test', '1', 'refused', 1, $4, $4)`,
      [chargeId, guest.id, gameId, world.clock.iso()],
    )
    const row = await caseOf(kind, detailsOf(chargeId))
    expect(row.payment).toMatchObject({
      what: 'charge',
      amount: { amount: 30.5, currency: 'USD' },
      payer: { id: guest.id },
    })
    await world.deps.db.executeSql('DELETE FROM charges WHERE id = $1', [chargeId])
  })
  test('a release without a result has the amount of its hold', async () => {
    expect((await caseOf('payment_stuck', `release ${holdId}`)).payment).toMatchObject({
      what: 'release',
      amount: { amount: 130, currency: 'USD' },
      payer: { id: guest.id },
    })
  })
  test.each([
    ['drift', `charge x`],
    ['payment_stuck', 'charge unknown'],
    ['charge_refused', 'unknown'],
  ])('of kind %s about %s names no payment', async (kind, details) => {
    expect((await caseOf(kind, details)).payment).toBeNull()
  })
  test('names the rule that closed it, which the back-office translates', async () => {
    const { id } = await caseOf('drift', 'a difference')
    const close = async (by: string | null) => {
      await world.deps.db.executeSql(
        `UPDATE cases SET status = 'accepted', decided_at = $2, decided_by = $3, reason = $4
          WHERE id = $1`,
        [id, world.clock.iso(), by, SYSTEM_REASONS.provider_answered],
      )
      return (
        await world.call<ResultOf<'GET /api/admin/cases'>>(`GET /api/admin/cases?id=${id}`, {
          cookie: admin.cookie,
        })
      ).body.rows[0]!.systemReason
    }
    expect([await close(null), await close(admin.id)]).toEqual(['provider_answered', null])
    expect(Object.keys(SYSTEM_REASONS)).toEqual([...CASE_SYSTEM_REASONS])
  })
})
