import { expect } from 'vitest'
import { checkFrozen } from './frozen-invariant.ts'
import { auditLedger } from '../../src/modules/participations/ledger/audit-ledger.usecase.ts'
import { checkTransfers } from './transfer-invariants.ts'
import { checkFigures } from './figures-invariant.ts'
import { checkDisputes } from './dispute-invariants.ts'
import type { Person } from '../support/people.ts'
import { checkRefills } from './refill-invariants.ts'
import { checkUndone } from './undo-acts.ts'
import { checkParties } from './party-acts.ts'
import { checkInvitations } from './invitation-acts.ts'
import { checkSubstitutes } from './substitute-acts.ts'
import { checkWaiting, recordGivenSeats } from './waiting-acts.ts'
import { checkCards } from './card-invariants.ts'
import type { Game, Simulation } from './simulation.ts'

/** What a guest agreed to for one seat, computed by the test. Amounts in minor units. */
export type Agreed = {
  readonly participationId: string
  readonly game: Game
  readonly guest: Person
  readonly who: string
  readonly hold: number
  readonly fee: number
}

type Money = { held: number; taken: number; back: number; payments: number }
const NO_MONEY: Money = { held: 0, taken: 0, back: 0, payments: 0 }
/** The provider's records by hold or charge id. */
function readProviderLedger(simulation: Simulation): Map<string, Money> {
  const { paymentIntents, charges } = simulation.world.emulator.state,
    payments = new Map<string, Money>()
  for (const intent of paymentIntents.values()) {
    const id = intent.metadata.hold ?? intent.metadata.charge
    if (!id) throw new Error(`payment ${intent.id} is for nothing`)
    const money = payments.get(id) ?? { ...NO_MONEY }
    money.held += intent.status === 'requires_capture' ? intent.amount_capturable : 0
    money.taken += intent.amount_received
    money.payments += intent.amount_received > 0 ? 1 : 0
    money.back += charges.get(String(intent.latest_charge))?.amount_refunded ?? 0
    payments.set(id, money)
  }
  return payments
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
  expired_cases: number
  drift: number
}
const HOLDS_SQL = `SELECT h.id, h.participation_id AS participation, h.status, h.goal,
    p.status AS place, g.status AS game_status, c.id AS charge, c.status AS charge_status,
    (SELECT count(*)::int FROM cases x
      WHERE x.hold_id = h.id AND x.kind = 'hold_lapsed') AS expired_cases,
    (SELECT count(*)::int FROM cases x WHERE x.hold_id = h.id AND x.kind = 'drift') AS drift
  FROM holds h
  JOIN participations p ON p.id = h.participation_id
  JOIN games g ON g.id = p.game_id
  LEFT JOIN charges c ON c.hold_id = h.id`
const FINAL_HOLD_STATES = ['captured', 'released', 'declined', 'given_up', 'expired']
/** Participation states in which nothing may stay held. */
const RELEASED_STATES = [
  'left',
  'declined',
  'seat_released',
  'game_cancelled',
  'host_absent',
  'not_played',
  'left_late',
  'checked_in',
  'no_show',
]
/** The highest base fee that the simulation sets, per guest of an absent host. */
const HIGHEST_BASE = { USD: 5000, JPY: 7000 }

type Observation = { row: Row; agreed: Agreed; hold: Money; charge: Money; label: string }
async function observe(
  simulation: Simulation,
): Promise<{ seen: Observation[]; payments: Map<string, Money> }> {
  const payments = readProviderLedger(simulation),
    agreed = new Map(simulation.agreed.map((terms) => [terms.participationId, terms]))
  const { rows } = await simulation.world.deps.db.executeSql<Row>(HOLDS_SQL)
  return {
    payments,
    seen: rows.map((row) => {
      const terms = agreed.get(row.participation)
      if (!terms) throw new Error(`no agreed terms for hold ${row.id}`)
      return {
        row,
        agreed: terms,
        hold: payments.get(row.id) ?? NO_MONEY,
        charge: (row.charge && payments.get(row.charge)) || NO_MONEY,
        label: `${terms.who}: hold ${row.status}/${row.goal}, place ${row.place}, charge ${row.charge_status}`,
      }
    }),
  }
}
/** The amount this seat costs by its agreed terms. */
const priceOf = (simulation: Simulation, { row, agreed: terms }: Observation): number =>
  simulation.decided.get(row.id) ??
  { checked_in: terms.fee, no_show: terms.hold, left_late: terms.hold }[row.place] ??
  0

/**
 * Checks what holds at any time, even during failures: the provider never takes more than agreed.
 */
export async function checkInvariants(simulation: Simulation): Promise<void> {
  await recordGivenSeats(simulation)
  await checkCards(simulation)
  const { seen, payments } = await observe(simulation)
  for (const observation of seen) {
    expect(
      observation.hold.payments + observation.charge.payments,
      `${observation.label}: charged more than once`,
    ).toBeLessThanOrEqual(1)
    expect(
      observation.hold.taken + observation.charge.taken,
      `${observation.label}: charged more than agreed`,
    ).toBeLessThanOrEqual(priceOf(simulation, observation))
    expect(
      observation.hold.held,
      `${observation.label}: held more than agreed`,
    ).toBeLessThanOrEqual(observation.agreed.hold)
    expect(
      observation.hold.back,
      `${observation.label}: given back more than taken`,
    ).toBeLessThanOrEqual(observation.hold.taken)
  }
  const sql = <T>(text: string) => simulation.world.deps.db.executeSql<T>(text).then((a) => a.rows)
  for (const penalty of await sql<{
    id: string
    amount: number
    currency: 'USD' | 'JPY'
    guests: number
  }>(
    `SELECT c.id, c.amount_minor AS amount, c.currency, 
        (SELECT count(*)::int FROM participations p
          WHERE p.game_id = c.game_id AND (p.status = 'host_absent'
            OR p.status = 'not_played' AND p.check_in_by = 'host')) AS guests
      FROM charges c WHERE cause = 'host_absent'`,
  )) {
    const paid = payments.get(penalty.id) ?? NO_MONEY
    expect(
      paid.payments,
      `host's penalty ${penalty.id}: charged more than once`,
    ).toBeLessThanOrEqual(1)
    expect([0, penalty.amount], `host's penalty ${penalty.id}`).toContain(paid.taken)
    expect(penalty.amount, `host's penalty ${penalty.id}`).toBeLessThanOrEqual(
      penalty.guests * HIGHEST_BASE[penalty.currency],
    )
  }
  await checkFrozen(simulation)
  await checkUndone(simulation)
  await checkWaiting(simulation)
  await checkSubstitutes(simulation)
  await checkInvitations(simulation)
  await checkParties(simulation)
  for (const game of await sql<{
    id: string
    seats_taken: number
    seated: number
  }>(`SELECT g.id, g.seats_taken,
    (SELECT count(*)::int FROM participations p WHERE p.game_id = g.id
      AND p.status NOT IN ('declined', 'left', 'left_late', 'seat_released')
      AND NOT EXISTS (SELECT 1 FROM substitute_links l
        WHERE l.taken_by = p.id AND l.status <> 'taken')) AS seated
      FROM games g`))
    expect([game.id, game.seats_taken]).toEqual([game.id, game.seated])
}

/** Describes a hold for failure messages: its event log, its payments and its jobs. */
async function describeHold(simulation: Simulation, holdId: string): Promise<string> {
  const sql = (text: string, values: unknown[]) =>
    simulation.world.deps.db
      .executeSql<{ line: string }>(text, values)
      .then((a) => a.rows.map((row) => row.line))
  const intents = [...simulation.world.emulator.state.paymentIntents.values()].filter(
    (intent) => intent.metadata.hold === holdId,
  )
  return [
    ...(await sql(
      `SELECT at || ' ' || event || ' ' || coalesce(from_status, '') || ' > ' || to_status || ' '
          || coalesce(details, '') AS line
        FROM hold_events WHERE hold_id = $1 ORDER BY at, id`,
      [holdId],
    )),
    ...intents.map(
      (intent) =>
        `${intent.id} ${intent.status} attempt ${intent.metadata.attempt}, created ${new Date(intent.created * 1000).toISOString()}`,
    ),
    ...(await sql(
      `SELECT name || ' ' || state || ' ' || data::text AS line FROM pgboss.job
        WHERE data->>'holdId' = $1 OR data->>'intentId' = ANY($2::text[])`,
      [holdId, intents.map((intent) => intent.id)],
    )),
  ].join('\n')
}

/** Checks what holds once failures have stopped and all jobs have run. */
export async function checkSettled(simulation: Simulation): Promise<void> {
  await recordGivenSeats(simulation)
  await checkInvariants(simulation)
  for (const { row, hold, charge, label } of (await observe(simulation)).seen) {
    if (['placing', 'unknown', 'capturing', 'releasing'].includes(row.status))
      throw new Error(`${label}: still under way\n${await describeHold(simulation, row.id)}`)
    if (hold.held > 0 !== (row.status === 'authorised'))
      throw new Error(
        `${label}: ${hold.held} held at the provider\n${await describeHold(simulation, row.id)}`,
      )
    if (RELEASED_STATES.includes(row.place)) expect([label, hold.held]).toEqual([label, 0])
    if (row.status === 'expired')
      expect(row.expired_cases, `${label}: expired and not reported`).toBeGreaterThan(0)
    expect(row.drift, `${label}: drift`).toBe(0)
    if (FINAL_HOLD_STATES.includes(row.status) && row.place === 'confirmed')
      expect([label, row.game_status]).toEqual([label, 'a place without a hold'])
    expect(charge.held, label).toBe(0)
  }
  const expired = simulation.punctual
    ? [...simulation.world.emulator.state.paymentIntents.values()].find(
        (intent) => intent.cancellation_reason === 'expired',
      )
    : undefined
  if (expired)
    throw new Error(
      `a hold expired although every worker was punctual\n${await describeHold(simulation, expired.metadata.hold ?? '')}`,
    )
  await checkTransfers(simulation)
  await checkDisputes(simulation)
  await checkRefills(simulation)
  const { discrepancies } = await auditLedger(simulation.world.deps)
  expect(discrepancies).toEqual([])
  await checkFigures(simulation, readProviderLedger(simulation))
  expect(
    (
      await simulation.world.deps.db.executeSql(
        `SELECT id FROM cases WHERE kind = 'payment_stuck' AND status = 'open'`,
      )
    ).rows,
    'a case about a payment that has its result',
  ).toEqual([])
}

/** A game that was called off costs no guest and no host anything. */
async function checkCalledOff(
  simulation: Simulation,
  payments: ReadonlyMap<string, Money>,
): Promise<void> {
  const { rows } = await simulation.world.deps.db.executeSql<{
    id: string
    status: string
    place: string
    charges: number
  }>(
    `SELECT h.id, h.status, p.status AS place,
        (SELECT count(*)::int FROM charges c
          WHERE c.hold_id = h.id OR c.game_id = g.id AND c.cause = 'host_absent') AS charges
      FROM games g JOIN participations p ON p.game_id = g.id JOIN holds h ON h.participation_id = p.id
      WHERE g.decision = 'called_off'`,
  )
  for (const { id, status, place, charges } of rows) {
    const { held, taken } = payments.get(id) ?? NO_MONEY
    expect([id, status, place, held, taken, charges], 'a game that was called off').toEqual([
      id,
      expect.stringMatching(/^(released|declined|given_up|expired)$/),
      expect.stringMatching(/^(game_cancelled|left|declined|seat_released)$/),
      0,
      0,
      0,
    ])
  }
}

/** Checks the end: every process is final, and every guest paid the agreed amount exactly. */
export async function checkFinished(simulation: Simulation): Promise<void> {
  await recordGivenSeats(simulation)
  await checkSettled(simulation)
  await checkCalledOff(simulation, readProviderLedger(simulation))
  const open = async (sql: string) =>
    (await simulation.world.deps.db.executeSql<{ what: string }>(sql)).rows.map((row) => row.what)
  expect(
    await open(
      `SELECT id || ' ' || status AS what FROM holds
        WHERE status NOT IN ('captured', 'released', 'declined', 'given_up', 'expired')`,
    ),
  ).toEqual([])
  expect(
    await open(
      `SELECT id || ' ' || status AS what FROM participations
        WHERE status IN ('reserved', 'confirmed', 'missing')
          OR status IN ('arrived', 'unverified') AND game_id NOT IN
            (SELECT game_id FROM presence_reviews WHERE status = 'stated')`,
    ),
  ).toEqual([])
  expect(
    await open(
      `SELECT id || ' ' || status AS what FROM presence_reviews WHERE status IN ('reported', 'asked')`,
    ),
  ).toEqual([])
  expect(
    await open(
      `SELECT id || ' ' || status AS what FROM games WHERE status IN ('scheduled', 'active')
        OR status = 'completed' AND decide_at IS NOT NULL AND decision IS NULL`,
    ),
  ).toEqual([])
  expect(
    await open(
      `SELECT id || ' ' || status AS what FROM charges
        WHERE status NOT IN ('charged', 'waived', 'refused', 'action_required')`,
    ),
  ).toEqual([])
  expect(
    [...simulation.world.emulator.state.paymentIntents.values()]
      .filter((intent) => intent.status === 'requires_capture')
      .map((intent) => intent.id),
  ).toEqual([])
  expect(
    await open(
      `SELECT user_id || game_id AS what FROM strikes GROUP BY user_id, game_id HAVING count(*) > 1`,
    ),
  ).toEqual([])
  for (const observation of (await observe(simulation)).seen) {
    // a card that keeps being declined leaves the amount owed, visible to the admin
    const owed =
      observation.row.charge_status !== null && observation.row.charge_status !== 'charged'
    expect(
      observation.hold.taken + observation.charge.taken,
      `${observation.label}: what was taken in the end`,
    ).toBe(owed ? 0 : priceOf(simulation, observation))
  }
}
