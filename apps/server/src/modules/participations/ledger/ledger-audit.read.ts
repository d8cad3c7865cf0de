import type { Currency } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'

/** Something in our own books that cannot be. */
export type Discrepancy = {
  readonly what: string
  readonly gameId: string | null
  readonly holdId: string | null
}
type Row = { what: string; game_id: string | null; hold_id: string | null }

/** Everything that took or gave back money, as its own table tells it. `provider`: what the provider owes us for it. */
const MOVED = `
  SELECT c.id AS booking, c.amount_minor AS provider, h.guest_id AS payer, p.game_id, h.id AS hold_id FROM captures c JOIN holds h ON h.id = c.hold_id JOIN participations p ON p.id = h.participation_id WHERE c.status = 'succeeded'
  UNION ALL SELECT id, amount_minor, user_id, game_id, hold_id FROM charges WHERE status = 'charged'
  UNION ALL SELECT id, -amount_minor, user_id, game_id, NULL FROM refunds WHERE status = 'refunded'`

const CHECKS: readonly string[] = [
  // every booking adds up to nothing
  `SELECT 'booking ' || booking || ' is off by ' || sum(amount_minor) || ' ' || currency AS what, min(game_id) AS game_id, NULL AS hold_id FROM ledger_entries GROUP BY booking, currency HAVING sum(amount_minor) <> 0`,
  // what moved money is booked, once and with its amount
  `SELECT 'money moved by ' || m.booking || ' is ' || m.provider || ', booked are ' || COALESCE(l.booked, 0) AS what, m.game_id, m.hold_id FROM (${MOVED}) m
     LEFT JOIN (SELECT booking, sum(amount_minor) FILTER (WHERE account = 'provider') AS booked FROM ledger_entries GROUP BY booking) l ON l.booking = m.booking WHERE m.provider <> COALESCE(l.booked, 0)`,
  // and nothing else is
  `SELECT 'booking ' || l.booking || ' has nothing that it books' AS what, min(l.game_id) AS game_id, NULL AS hold_id FROM ledger_entries l LEFT JOIN (${MOVED}) m ON m.booking = l.booking
     WHERE l.account = 'provider' AND m.booking IS NULL GROUP BY l.booking`,
  // what the person reads is what was taken or given back
  `SELECT 'transactions of ' || m.booking || ' show ' || COALESCE(t.shown, 0) || ', moved were ' || m.provider AS what, m.game_id, m.hold_id FROM (${MOVED}) m
     LEFT JOIN (SELECT booking, user_id, sum(CASE type WHEN 'payment_refunded' THEN -amount_minor ELSE amount_minor END) AS shown FROM transactions WHERE status IN ('successful', 'refunded') AND booking IS NOT NULL AND reason IS DISTINCT FROM 'owed_to_host' GROUP BY booking, user_id) t
       ON t.booking = m.booking AND t.user_id = m.payer WHERE m.provider <> COALESCE(t.shown, 0)`,
  // nobody is given back more than was taken
  `SELECT 'refunds of ' || r.booking || ' are ' || sum(r.amount_minor) || ' of ' || min(m.provider) AS what, min(r.game_id) AS game_id, NULL AS hold_id FROM refunds r JOIN (${MOVED}) m ON m.booking = r.booking WHERE r.status <> 'failed' GROUP BY r.booking HAVING sum(r.amount_minor) > min(m.provider)`,
  // what was held on a card was taken or went back; what is held still stands
  `SELECT 'hold ' || h.id || ' (' || h.status || ') shows ' || COALESCE(sum(CASE WHEN t.type = 'payment_authorized' THEN t.amount_minor WHEN t.type IS NULL THEN 0 ELSE -t.amount_minor END), 0) || ' held' AS what, min(p.game_id) AS game_id, h.id AS hold_id
     FROM holds h JOIN participations p ON p.id = h.participation_id LEFT JOIN transactions t ON t.hold_id = h.id AND t.user_id = h.guest_id AND t.status IN ('successful', 'refunded')
       AND (t.type IN ('payment_authorized', 'hold_released') OR t.booking IN (SELECT id FROM captures WHERE hold_id = h.id))
     GROUP BY h.id HAVING COALESCE(sum(CASE WHEN t.type = 'payment_authorized' THEN t.amount_minor WHEN t.type IS NULL THEN 0 ELSE -t.amount_minor END), 0) <> CASE WHEN h.status IN ('authorised', 'capturing') OR (h.status = 'releasing' AND h.authorised_at IS NOT NULL) THEN h.amount_minor ELSE 0 END`,
]

/** Faults of our own books; none in a healthy product. */
export async function readDiscrepancies(tx: Tx): Promise<Discrepancy[]> {
  const faults: Discrepancy[] = []
  for (const check of CHECKS)
    faults.push(
      ...(await tx.executeSql<Row>(check)).rows.map((r) => ({
        what: r.what,
        gameId: r.game_id,
        holdId: r.hold_id,
      })),
    )
  return faults
}

/** A hold or charge as its payment at the provider should be. `open`: it may stand there now. */
export type Expected = {
  readonly kind: 'hold' | 'charge'
  readonly id: string
  readonly attempt: number
  readonly intentId: string | null
  readonly open: boolean
  readonly taken: number
  readonly refunded: number
  readonly currency: Currency
  readonly gameId: string
  readonly holdId: string | null
  readonly touchedAt: Instant
}
type ExpectedRow = {
  kind: 'hold' | 'charge'
  id: string
  attempt: number
  intent_id: string | null
  open: boolean
  taken: number
  refunded: number
  currency: Currency
  game_id: string
  hold_id: string | null
  touched_at: string | Date
}

const REFUNDED = (booking: string) =>
  `COALESCE((SELECT sum(amount_minor) FROM refunds r WHERE r.booking = ${booking} AND r.status = 'refunded'), 0)::int`
const EXPECTED = `
  SELECT 'hold' AS kind, h.id, h.attempt, h.intent_id, h.status NOT IN ('captured', 'released', 'declined', 'given_up', 'expired', 'scheduled') AS open, COALESCE(c.amount_minor, 0)::int AS taken, ${REFUNDED('c.id')} AS refunded, h.currency, p.game_id, h.id AS hold_id,
      greatest(h.updated_at, (SELECT max(finished_at) FROM refunds r WHERE r.booking = c.id)) AS touched_at
    FROM holds h JOIN participations p ON p.id = h.participation_id LEFT JOIN captures c ON c.hold_id = h.id AND c.status = 'succeeded'
  UNION ALL
  SELECT 'charge', d.id, d.attempt, d.intent_id, d.status NOT IN ('charged', 'waived'), CASE d.status WHEN 'charged' THEN d.amount_minor ELSE 0 END, ${REFUNDED('d.id')}, d.currency, d.game_id, d.hold_id,
      greatest(d.updated_at, (SELECT max(finished_at) FROM refunds r WHERE r.booking = d.id)) FROM charges d`

export async function readExpected(tx: Tx, ids: readonly string[]): Promise<Map<string, Expected>> {
  const { rows } = await tx.executeSql<ExpectedRow>(
    `SELECT * FROM (${EXPECTED}) e WHERE id = ANY($1::text[])`,
    [[...ids]],
  )
  return new Map(rows.map((r) => [r.id, toExpected(r)]))
}
/** What should be found at the provider: everything that took money, or holds some, since an instant. */
export async function listExpected(tx: Tx, since: Instant): Promise<Expected[]> {
  const { rows } = await tx.executeSql<ExpectedRow>(
    `SELECT * FROM (${EXPECTED}) e WHERE touched_at >= $1::timestamptz AND intent_id IS NOT NULL AND taken > 0`,
    [sqlInstant(since)],
  )
  return rows.map(toExpected)
}
const toExpected = (r: ExpectedRow): Expected => ({
  kind: r.kind,
  id: r.id,
  attempt: r.attempt,
  intentId: r.intent_id,
  open: r.open,
  taken: r.taken,
  refunded: r.refunded,
  currency: r.currency,
  gameId: r.game_id,
  holdId: r.hold_id,
  touchedAt: new Date(r.touched_at).getTime(),
})
