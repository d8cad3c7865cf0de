import { expect } from 'vitest'
import { auditLedger } from '../../src/modules/participations/ledger/audit-ledger.usecase.ts'
import type { Person } from '../support/people.ts'
import type { Game, Simulation } from './simulation.ts'

/** What one guest agreed to for one place, as the test itself worked it out. Amounts in minor units. */
export type Agreed = {
  readonly participationId: string
  readonly game: Game
  readonly guest: Person
  readonly who: string
  readonly hold: number
  readonly fee: number
}

type Money = { held: number; taken: number; back: number; payments: number }
const NOTHING: Money = { held: 0, taken: 0, back: 0, payments: 0 }
/** The provider's own books, by hold or charge. */
function providerBooks(s: Simulation): Map<string, Money> {
  const { paymentIntents, charges } = s.w.emulator.state,
    books = new Map<string, Money>()
  for (const i of paymentIntents.values()) {
    const id = i.metadata.hold ?? i.metadata.charge
    if (!id) throw new Error(`payment ${i.id} is for nothing`)
    const m = books.get(id) ?? { ...NOTHING }
    m.held += i.status === 'requires_capture' ? i.amount_capturable : 0
    m.taken += i.amount_received
    m.payments += i.amount_received > 0 ? 1 : 0
    m.back += charges.get(String(i.latest_charge))?.amount_refunded ?? 0
    books.set(id, m)
  }
  return books
}

type Row = {
  id: string
  participation: string
  status: string
  goal: string
  place: string
  game_status: string
  charge: string | null
  charge_status: string | null
  lapsed_cases: number
  drift: number
}
const ROWS = `SELECT h.id, h.participation_id AS participation, h.status, h.goal, p.status AS place, g.status AS game_status, c.id AS charge, c.status AS charge_status,
    (SELECT count(*)::int FROM cases x WHERE x.hold_id = h.id AND x.kind = 'hold_lapsed') AS lapsed_cases, (SELECT count(*)::int FROM cases x WHERE x.hold_id = h.id AND x.kind = 'drift') AS drift
  FROM holds h JOIN participations p ON p.id = h.participation_id JOIN games g ON g.id = p.game_id LEFT JOIN charges c ON c.hold_id = h.id`
const ENDED = ['captured', 'released', 'declined', 'given_up', 'expired']
/** Places whose guest owes nothing, or nothing more. */
const LET_GO = [
  'left',
  'declined',
  'seat_released',
  'game_cancelled',
  'host_absent',
  'left_late',
  'checked_in',
  'no_show',
]
/** The highest base fee that a settings change of the simulation sets, for each guest of a host who never came. */
const HIGHEST_BASE = { USD: 5000, JPY: 7000 }

type Seen = { r: Row; a: Agreed; hold: Money; charge: Money; say: string }
async function look(s: Simulation): Promise<{ seen: Seen[]; books: Map<string, Money> }> {
  const books = providerBooks(s),
    agreed = new Map(s.agreed.map((a) => [a.participationId, a]))
  const { rows } = await s.w.deps.db.executeSql<Row>(ROWS)
  return {
    books,
    seen: rows.map((r) => {
      const a = agreed.get(r.participation)
      if (!a) throw new Error(`nobody agreed to hold ${r.id}`)
      return {
        r,
        a,
        hold: books.get(r.id) ?? NOTHING,
        charge: (r.charge && books.get(r.charge)) || NOTHING,
        say: `${a.who}: hold ${r.status}/${r.goal}, place ${r.place}, charge ${r.charge_status}`,
      }
    }),
  }
}
/** What this place costs its guest, by the words of the agreement. */
const priceOf = (s: Simulation, { r, a }: Seen): number =>
  s.decided.get(r.id) ?? { checked_in: a.fee, no_show: a.hold, left_late: a.hold }[r.place] ?? 0

/** What must be true at any moment, whatever is broken or under way: the provider never took what nobody agreed to. */
export async function alwaysTrue(s: Simulation): Promise<void> {
  const { seen, books } = await look(s)
  for (const at of seen) {
    expect(
      at.hold.payments + at.charge.payments,
      `${at.say}: charged more than once`,
    ).toBeLessThanOrEqual(1)
    expect(
      at.hold.taken + at.charge.taken,
      `${at.say}: charged more than agreed`,
    ).toBeLessThanOrEqual(priceOf(s, at))
    expect(at.hold.held, `${at.say}: held more than agreed`).toBeLessThanOrEqual(at.a.hold)
    expect(at.hold.back, `${at.say}: given back more than taken`).toBeLessThanOrEqual(at.hold.taken)
  }
  const sql = <T>(text: string) => s.w.deps.db.executeSql<T>(text).then((a) => a.rows)
  for (const p of await sql<{
    id: string
    amount: number
    currency: 'USD' | 'JPY'
    guests: number
  }>(
    `SELECT c.id, c.amount_minor AS amount, c.currency, (SELECT count(*)::int FROM participations p WHERE p.game_id = c.game_id AND p.status = 'host_absent') AS guests FROM charges c WHERE cause = 'host_absent'`,
  )) {
    const paid = books.get(p.id) ?? NOTHING
    expect(paid.payments, `host's penalty ${p.id}: charged more than once`).toBeLessThanOrEqual(1)
    expect([0, p.amount], `host's penalty ${p.id}`).toContain(paid.taken)
    expect(p.amount, `host's penalty ${p.id}`).toBeLessThanOrEqual(
      p.guests * HIGHEST_BASE[p.currency],
    )
  }
  for (const g of await sql<{
    id: string
    seats_taken: number
    seated: number
  }>(`SELECT g.id, g.seats_taken,
    (SELECT count(*)::int FROM participations p WHERE p.game_id = g.id AND p.status IN ('reserved', 'confirmed', 'checked_in', 'missing', 'disputed', 'no_show', 'host_absent', 'game_cancelled', 'force_cancelled')) AS seated FROM games g`))
    expect([g.id, g.seats_taken]).toEqual([g.id, g.seated])
}

/** What we wrote down about a hold, what the provider has of it, and the work that the queue gave up. */
async function lifeOf(s: Simulation, holdId: string): Promise<string> {
  const sql = (text: string, values: unknown[]) =>
    s.w.deps.db.executeSql<{ line: string }>(text, values).then((a) => a.rows.map((r) => r.line))
  const intents = [...s.w.emulator.state.paymentIntents.values()].filter(
    (i) => i.metadata.hold === holdId,
  )
  return [
    ...(await sql(
      `SELECT at || ' ' || event || ' ' || coalesce(from_status, '') || ' > ' || to_status || ' ' || coalesce(details, '') AS line FROM hold_events WHERE hold_id = $1 ORDER BY at, id`,
      [holdId],
    )),
    ...intents.map(
      (i) =>
        `${i.id} ${i.status} attempt ${i.metadata.attempt}, created ${new Date(i.created * 1000).toISOString()}`,
    ),
    ...(await sql(
      `SELECT name || ' ' || state || ' ' || data::text AS line FROM pgboss.job WHERE data->>'holdId' = $1 OR data->>'intentId' = ANY($2::text[])`,
      [holdId, intents.map((i) => i.id)],
    )),
  ].join('\n')
}

/** What must be true once nothing is broken any more and everything has come to rest. */
export async function trueAtRest(s: Simulation): Promise<void> {
  await alwaysTrue(s)
  for (const { r, hold, charge, say } of (await look(s)).seen) {
    expect(
      ['placing', 'unknown', 'capturing', 'releasing'],
      `${say}: still under way`,
    ).not.toContain(r.status)
    if (hold.held > 0 !== (r.status === 'authorised'))
      throw new Error(`${say}: ${hold.held} held at the provider\n${await lifeOf(s, r.id)}`)
    if (LET_GO.includes(r.place)) expect([say, hold.held]).toEqual([say, 0])
    if (r.status === 'expired')
      expect(r.lapsed_cases, `${say}: lapsed and not reported`).toBeGreaterThan(0)
    expect(r.drift, `${say}: drift`).toBe(0)
    if (ENDED.includes(r.status) && r.place === 'confirmed')
      expect([say, r.game_status]).toEqual([say, 'a place without a hold'])
    expect(charge.held, say).toBe(0)
  }
  const lapsed = s.punctual
    ? [...s.w.emulator.state.paymentIntents.values()].find(
        (i) => i.cancellation_reason === 'expired',
      )
    : undefined
  if (lapsed)
    throw new Error(
      `the provider let a hold lapse though every worker was on time\n${await lifeOf(s, lapsed.metadata.hold ?? '')}`,
    )
  const { faults } = await auditLedger(s.w.deps)
  expect(faults).toEqual([])
}

/** What must be true when all games are long over: everything has an end, and everybody paid what it costs, to the cent. */
export async function trueInTheEnd(s: Simulation): Promise<void> {
  await trueAtRest(s)
  const open = async (sql: string) =>
    (await s.w.deps.db.executeSql<{ what: string }>(sql)).rows.map((r) => r.what)
  expect(
    await open(
      `SELECT id || ' ' || status AS what FROM holds WHERE status NOT IN ('captured', 'released', 'declined', 'given_up', 'expired')`,
    ),
  ).toEqual([])
  expect(
    await open(
      `SELECT id || ' ' || status AS what FROM participations WHERE status IN ('reserved', 'confirmed', 'missing')`,
    ),
  ).toEqual([])
  expect(
    await open(
      `SELECT id || ' ' || status AS what FROM games WHERE status IN ('scheduled', 'active')`,
    ),
  ).toEqual([])
  expect(
    await open(
      `SELECT id || ' ' || status AS what FROM charges WHERE status NOT IN ('charged', 'waived', 'refused', 'action_required')`,
    ),
  ).toEqual([])
  expect(
    [...s.w.emulator.state.paymentIntents.values()]
      .filter((i) => i.status === 'requires_capture')
      .map((i) => i.id),
  ).toEqual([])
  expect(
    await open(
      `SELECT user_id || game_id AS what FROM strikes GROUP BY user_id, game_id HAVING count(*) > 1`,
    ),
  ).toEqual([])
  for (const at of (await look(s)).seen) {
    // a card that goes on saying no owes the amount: it stands in the back-office
    const owed = at.r.charge_status !== null && at.r.charge_status !== 'charged'
    expect(at.hold.taken + at.charge.taken, `${at.say}: what was taken in the end`).toBe(
      owed ? 0 : priceOf(s, at),
    )
  }
}
