import type { Currency } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'

/** An inconsistency in our own records. */
export type Discrepancy = {
  readonly what: string
  readonly gameId: string | null
  readonly holdId: string | null
}
type Row = { what: string; game_id: string | null; hold_id: string | null }

// Raw SQL: constant statements over unions of five tables, independent of the code that they check.

/** All money movements from their own tables. `provider`: what the provider owes us for each. */
const MOVED = `
  SELECT c.id AS booking, c.amount_minor AS provider, h.guest_id AS payer, p.game_id,
      h.id AS hold_id
    FROM captures c
    JOIN holds h ON h.id = c.hold_id
    JOIN participations p ON p.id = h.participation_id
    WHERE c.status = 'succeeded'
  UNION ALL
  SELECT id, amount_minor, user_id, game_id, hold_id FROM charges WHERE status = 'charged'
  UNION ALL
  SELECT id, -amount_minor, user_id, game_id, NULL FROM refunds WHERE status = 'refunded'`
/** Money that disputes moved at the provider. No transaction shows it: the bank moved it. */
const DISPUTED = `
  SELECT f.id AS booking, f.amount_minor - f.fee_minor AS provider, d.user_id AS payer, d.game_id,
      NULL AS hold_id
    FROM dispute_funds f JOIN disputes d ON d.id = f.dispute_id`
/** As `digestMonth` computes it. */
const DIGEST_OF_ENTRIES = `coalesce(md5(string_agg(
    concat_ws(' ', l.id, l.booking, l.account, l.amount_minor, l.currency,
      coalesce(l.party_id, '-'), coalesce(l.income, '-'), extract(epoch FROM l.at)),
    ',' ORDER BY l.id) FILTER (WHERE l.id IS NOT NULL)), '')`
/** What the transactions of a hold show as still held. */
const SHOWN_AS_HELD = `COALESCE(sum(
    CASE
      WHEN t.type = 'payment_authorized' THEN t.amount_minor
      WHEN t.type IS NULL THEN 0
      ELSE -t.amount_minor
    END), 0)`

const CHECKS: readonly string[] = [
  // every booking balances
  `SELECT 'booking ' || booking || ' is off by ' || sum(amount_minor) || ' ' || currency AS what,
      min(game_id) AS game_id, NULL AS hold_id
    FROM ledger_entries
    GROUP BY booking, currency
    HAVING sum(amount_minor) <> 0`,
  // every money movement is booked once, with its amount
  `SELECT 'money moved by ' || m.booking || ' is ' || m.provider
        || ', booked are ' || COALESCE(l.booked, 0) AS what,
      m.game_id, m.hold_id
    FROM (${MOVED} UNION ALL ${DISPUTED}) m
    LEFT JOIN (
      SELECT booking, sum(amount_minor) FILTER (WHERE account = 'provider') AS booked
      FROM ledger_entries GROUP BY booking
    ) l ON l.booking = m.booking
    WHERE m.provider <> COALESCE(l.booked, 0)`,
  // and every booking has a money movement
  `SELECT 'booking ' || l.booking || ' has no money movement' AS what,
      min(l.game_id) AS game_id, NULL AS hold_id
    FROM ledger_entries l
    LEFT JOIN (${MOVED} UNION ALL ${DISPUTED}) m ON m.booking = l.booking
    WHERE l.account = 'provider' AND m.booking IS NULL
    GROUP BY l.booking`,
  // transactions show the amount taken or refunded
  `SELECT 'transactions of ' || m.booking || ' show ' || COALESCE(t.shown, 0)
        || ', moved were ' || m.provider AS what,
      m.game_id, m.hold_id
    FROM (${MOVED}) m
    LEFT JOIN (
      SELECT booking, user_id,
        sum(CASE type WHEN 'payment_refunded' THEN -amount_minor ELSE amount_minor END) AS shown
      FROM transactions
      WHERE status IN ('successful', 'refunded') AND booking IS NOT NULL
        AND reason IS DISTINCT FROM 'owed_to_host'
      GROUP BY booking, user_id
    ) t ON t.booking = m.booking AND t.user_id = m.payer
    WHERE m.provider <> COALESCE(t.shown, 0)`,
  // refunds never exceed the amount taken
  `SELECT 'refunds of ' || r.booking || ' are ' || sum(r.amount_minor)
        || ' of ' || min(m.provider) AS what,
      min(r.game_id) AS game_id, NULL AS hold_id
    FROM refunds r
    JOIN (${MOVED}) m ON m.booking = r.booking
    WHERE r.status <> 'failed'
    GROUP BY r.booking
    HAVING sum(r.amount_minor) > min(m.provider)`,
  // every entry belongs to a capture or charge, or the figures of that would miss it
  `SELECT 'booking ' || booking || ' (' || min(reason) || ') names no capture or charge' AS what,
      min(game_id) AS game_id, NULL AS hold_id
    FROM ledger_entries
    WHERE income IS NULL
    GROUP BY booking`,
  // what hosts are owed is never below zero
  `SELECT 'the host is owed ' || -sum(amount_minor) || ' ' || currency || ' of ' || income AS what,
      min(game_id) AS game_id, NULL AS hold_id
    FROM ledger_entries
    WHERE account = 'owed_to_host'
    GROUP BY income, currency
    HAVING sum(amount_minor) > 0`,
  // neither are the debts of hosts, and a charge has either of the two
  `SELECT 'the host owes ' || sum(amount_minor) FILTER (WHERE account = 'host_debt') || ' '
        || currency || ' of ' || income || ', and is owed '
        || COALESCE(-sum(amount_minor) FILTER (WHERE account = 'owed_to_host'), 0) AS what,
      min(game_id) AS game_id, NULL AS hold_id
    FROM ledger_entries
    WHERE account IN ('owed_to_host', 'host_debt')
    GROUP BY income, currency
    HAVING sum(amount_minor) FILTER (WHERE account = 'host_debt') < 0
      OR sum(amount_minor) FILTER (WHERE account = 'host_debt') > 0
        AND sum(amount_minor) FILTER (WHERE account = 'owed_to_host') < 0`,
  // what one share paid of another's debt is the same amount on both
  `SELECT 'netted amounts of ' || party_id || ' are off by ' || sum(amount_minor) || ' '
        || currency AS what,
      min(game_id) AS game_id, NULL AS hold_id
    FROM ledger_entries
    WHERE account = 'netted'
    GROUP BY party_id, currency
    HAVING sum(amount_minor) <> 0`,
  // a locked month stays as it was
  `SELECT 'locked month ' || k.month || ' has ' || count(l.id) || ' entries, had ' || k.entries AS what,
      NULL AS game_id, NULL AS hold_id
    FROM ledger_locks k
    LEFT JOIN ledger_entries l
      ON to_char(l.at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') = k.month
    GROUP BY k.month, k.entries, k.digest
    HAVING k.digest <> ${DIGEST_OF_ENTRIES}`,
  // nor does one before it get its first entries
  `SELECT 'month ' || to_char(l.at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') || ' has ' || count(*)
        || ' entries, was locked without any' AS what,
      NULL AS game_id, NULL AS hold_id
    FROM ledger_entries l
    WHERE to_char(l.at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') < (SELECT max(month) FROM ledger_locks)
      AND NOT EXISTS (
        SELECT FROM ledger_locks k
        WHERE k.month = to_char(l.at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM')
      )
    GROUP BY to_char(l.at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM')`,
  // every authorised amount was captured or released, or is still held
  `SELECT 'hold ' || h.id || ' (' || h.status || ') shows ' || ${SHOWN_AS_HELD} || ' held' AS what,
      min(p.game_id) AS game_id, h.id AS hold_id
    FROM holds h
    JOIN participations p ON p.id = h.participation_id
    LEFT JOIN transactions t
      ON t.hold_id = h.id AND t.user_id = h.guest_id AND t.status IN ('successful', 'refunded')
      AND (t.type IN ('payment_authorized', 'hold_released')
        OR t.booking IN (SELECT id FROM captures WHERE hold_id = h.id))
    GROUP BY h.id
    HAVING ${SHOWN_AS_HELD} <>
      CASE
        WHEN h.status IN ('authorised', 'capturing')
          OR (h.status = 'releasing' AND h.authorised_at IS NOT NULL) THEN h.amount_minor
        ELSE 0
      END`,
  // what was withdrawn is under dispute, lost or back
  `SELECT 'disputed amounts of ' || g.id || ' are ' || g.booked || ', open are ' || g.open AS what,
      g.id AS game_id, NULL AS hold_id
    FROM (
      SELECT d.game_id AS id,
        COALESCE(sum(-f.moved), 0) - sum(d.lost_minor) AS open,
        COALESCE(min(l.booked), 0) AS booked
      FROM disputes d
      LEFT JOIN (
        SELECT dispute_id, sum(amount_minor) AS moved FROM dispute_funds GROUP BY 1
      ) f ON f.dispute_id = d.id
      LEFT JOIN (
        SELECT game_id, sum(amount_minor) AS booked FROM ledger_entries
        WHERE account = 'disputed' GROUP BY 1
      ) l ON l.game_id = d.game_id
      GROUP BY d.game_id
    ) g
    WHERE g.open <> g.booked`,
  // a share of a host is frozen exactly while its charge is under dispute
  `SELECT 'frozen shares of ' || g.id || ' are ' || g.booked || ', expected ' || g.frozen AS what,
      g.id AS game_id, NULL AS hold_id
    FROM (
      SELECT d.game_id AS id, sum(d.frozen_minor) AS frozen, COALESCE(min(l.booked), 0) AS booked
      FROM disputes d
      LEFT JOIN (
        SELECT game_id, sum(-amount_minor) AS booked FROM ledger_entries
        WHERE account = 'owed_frozen' GROUP BY 1
      ) l ON l.game_id = d.game_id
      GROUP BY d.game_id
    ) g
    WHERE g.frozen <> g.booked`,
  `SELECT 'dispute ' || id || ' (' || status || ') still freezes ' || frozen_minor AS what,
      game_id, NULL AS hold_id
    FROM disputes WHERE status IN ('won', 'lost', 'closed') AND frozen_minor <> 0`,
]

/** Inconsistencies of our own records; none in a healthy system. */
export async function readDiscrepancies(tx: Tx): Promise<Discrepancy[]> {
  const discrepancies: Discrepancy[] = []
  for (const check of CHECKS)
    discrepancies.push(
      ...(await tx.executeSql<Row>(check)).rows.map((row) => ({
        what: row.what,
        gameId: row.game_id,
        holdId: row.hold_id,
      })),
    )
  return discrepancies
}

/**
 * The expected state of a hold's or charge's payment at the provider. `open`: the payment may be
 * open now.
 */
export type ExpectedPayment = {
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
  `COALESCE((
      SELECT sum(amount_minor) FROM refunds r
      WHERE r.booking = ${booking} AND r.status = 'refunded'
    ), 0)::int`
const LAST_REFUND = (booking: string) =>
  `(SELECT max(finished_at) FROM refunds r WHERE r.booking = ${booking})`
const EXPECTED = `
  SELECT 'hold' AS kind, h.id, h.attempt, h.intent_id,
      h.status NOT IN (
        'captured', 'released', 'declined', 'given_up', 'expired', 'scheduled'
      ) AS open,
      COALESCE(c.amount_minor, 0)::int AS taken, ${REFUNDED('c.id')} AS refunded,
      h.currency, p.game_id, h.id AS hold_id,
      greatest(h.updated_at, ${LAST_REFUND('c.id')}) AS touched_at
    FROM holds h
    JOIN participations p ON p.id = h.participation_id
    LEFT JOIN captures c ON c.hold_id = h.id AND c.status = 'succeeded'
  UNION ALL
  SELECT 'charge', d.id, d.attempt, d.intent_id,
      d.status NOT IN ('charged', 'waived'),
      CASE d.status WHEN 'charged' THEN d.amount_minor ELSE 0 END, ${REFUNDED('d.id')},
      d.currency, d.game_id, d.hold_id,
      greatest(d.updated_at, ${LAST_REFUND('d.id')})
    FROM charges d`

export async function readExpectedPayments(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, ExpectedPayment>> {
  const { rows } = await tx.executeSql<ExpectedRow>(
    `SELECT * FROM (${EXPECTED}) e WHERE id = ANY($1::text[])`,
    [[...ids]],
  )
  return new Map(rows.map((row) => [row.id, toExpectedPayment(row)]))
}
/** Payments that must exist at the provider: those touched since an instant that took money. */
export async function listExpectedPayments(tx: Tx, since: Instant): Promise<ExpectedPayment[]> {
  const { rows } = await tx.executeSql<ExpectedRow>(
    `SELECT * FROM (${EXPECTED}) e 
      WHERE touched_at >= $1::timestamptz AND intent_id IS NOT NULL AND taken > 0`,
    [sqlInstant(since)],
  )
  return rows.map(toExpectedPayment)
}
const toExpectedPayment = (row: ExpectedRow): ExpectedPayment => ({
  kind: row.kind,
  id: row.id,
  attempt: row.attempt,
  intentId: row.intent_id,
  open: row.open,
  taken: row.taken,
  refunded: row.refunded,
  currency: row.currency,
  gameId: row.game_id,
  holdId: row.hold_id,
  touchedAt: new Date(row.touched_at).getTime(),
})
