import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { newId } from '../../../platform/security/ids.ts'
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
