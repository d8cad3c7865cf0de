import type { Tx } from '../../../platform/database/database.ts'

/**
 * A kind of record about a person. `$1` is the person's id. `read` names what the export shows (never a secret); `erase` is what
 * deleting the account does to it, null where a record of money or conduct has to be kept; it then points to nobody by name.
 */
type PersonalRecord = {
  readonly name: string
  readonly read: string
  readonly erase: string | null
}

// What mails with a link say would open the account to whoever holds a session: their text stays out.
const LINK_MAILS = `('verify_email', 'reset_password')`

/**
 * Every table that holds something about a person, except the account and the profile themselves. Most of them belong to later modules,
 * which this one may not import: they are named here by their columns, so that one list answers "everything about me" and "forget me".
 */
export const PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    name: 'sessions',
    read: 'SELECT created_at, last_seen_at, expires_at, user_agent, ip FROM sessions WHERE user_id = $1 ORDER BY created_at',
    erase: 'DELETE FROM sessions WHERE user_id = $1',
  },
  {
    name: 'devices',
    read: 'SELECT first_seen_at, last_seen_at FROM known_devices WHERE user_id = $1 ORDER BY first_seen_at',
    erase: 'DELETE FROM known_devices WHERE user_id = $1',
  },
  {
    name: 'links',
    read: 'SELECT purpose, created_at, expires_at, used_at FROM account_tokens WHERE user_id = $1 ORDER BY created_at',
    erase: 'DELETE FROM account_tokens WHERE user_id = $1',
  },
  {
    name: 'recoveryCodes',
    read: 'SELECT used_at FROM recovery_codes WHERE user_id = $1',
    erase: 'DELETE FROM recovery_codes WHERE user_id = $1',
  },
  {
    name: 'photos',
    read: 'SELECT id, mime, size, created_at FROM photos WHERE user_id = $1',
    erase: 'DELETE FROM photos WHERE user_id = $1',
  },
  {
    name: 'cards',
    read: 'SELECT id, brand, last4, exp_month, exp_year, funding, is_default, created_at, removed_at FROM cards WHERE user_id = $1 ORDER BY created_at',
    // brand and last digits explain past payments; the card itself is forgotten at the provider
    erase: null,
  },
  {
    name: 'hostedGames',
    read: `SELECT id, course_name, tee_time, location, price_minor, currency, slots, seats_taken, skill_level, notes, transportation_details, status, cancel_reason, created_at, updated_at
           FROM games WHERE host_id = $1 ORDER BY tee_time`,
    // what a game is found by holds its host's name, and so do the words that typing errors are corrected by
    erase: `WITH words AS (SELECT unnest(string_to_array(search_text, ' ')) AS word FROM games WHERE host_id = $1
              UNION SELECT btrim(t) FROM games, unnest(string_to_array(translate(search_text, '~', '|'), '|')) t WHERE host_id = $1),
            forgotten AS (DELETE FROM search_words s USING words w WHERE s.word = w.word AND NOT EXISTS (SELECT 1 FROM games g WHERE g.host_id <> $1 AND g.search_text LIKE '% ' || s.word || ' %'))
            UPDATE games SET notes = NULL, transportation_details = NULL, search_text = lower(course_name) WHERE host_id = $1`,
  },
  {
    name: 'participations',
    read: `SELECT p.id, p.game_id, g.course_name, g.tee_time, p.status, p.currency, p.price_minor, p.fee_minor, p.hold_minor, p.fee_percent, p.window_hours, p.policy_version, p.agreed_at, p.agreed_ip,
             p.ended_at, p.checked_in_at, p.missing_at, p.statement, p.statement_at
           FROM participations p JOIN games g ON g.id = p.game_id WHERE p.guest_id = $1 ORDER BY g.tee_time`,
    erase: null,
  },
  {
    name: 'holds',
    read: `SELECT id, participation_id, card_id, status, currency, amount_minor, fee_minor, place_at, authorised_at, capture_before, created_at, updated_at FROM holds WHERE guest_id = $1 ORDER BY created_at`,
    erase: null,
  },
  {
    name: 'captures',
    read: `SELECT c.hold_id, c.amount_minor, c.currency, c.reason, c.basis, c.policy_version, c.status, c.created_at, c.finished_at
           FROM captures c JOIN holds h ON h.id = c.hold_id WHERE h.guest_id = $1 ORDER BY c.created_at`,
    erase: null,
  },
  {
    name: 'charges',
    read: 'SELECT id, game_id, cause, status, currency, amount_minor, fee_minor, basis, policy_version, card_id, created_at, finished_at FROM charges WHERE user_id = $1 ORDER BY created_at',
    erase: null,
  },
  {
    name: 'refunds',
    read: 'SELECT id, game_id, status, currency, amount_minor, reason, created_at, finished_at FROM refunds WHERE user_id = $1 ORDER BY created_at',
    erase: null,
  },
  {
    name: 'transactions',
    read: 'SELECT id, type, status, amount_minor, currency, game_id, card, reason, created_at FROM transactions WHERE user_id = $1 ORDER BY created_at',
    erase: null,
  },
  {
    name: 'ledger',
    read: 'SELECT account, amount_minor, currency, game_id, reason, at FROM ledger_entries WHERE party_id = $1 ORDER BY at',
    erase: null,
  },
  {
    name: 'checkInScans',
    read: 'SELECT game_id, received_at, shown_at, result FROM check_in_scans WHERE guest_id = $1 ORDER BY received_at',
    erase: null,
  },
  {
    name: 'reports',
    read: `SELECT game_id, reason, message, created_at, fixed_at, outcome, CASE WHEN reason = 'appeal' THEN note END AS answer FROM game_reports WHERE reporter_id = $1 ORDER BY created_at`,
    erase: null,
  },
  {
    name: 'ratingsGiven',
    read: 'SELECT game_id, stars, words, created_at, updated_at, shown_at, hidden_at FROM ratings WHERE rater_id = $1 ORDER BY created_at',
    erase: `UPDATE ratings SET words = '' WHERE rater_id = $1`,
  },
  {
    name: 'ratingsReceived',
    // what the other side said stays unknown until it is shown
    read: 'SELECT game_id, stars, words, shown_at FROM ratings WHERE ratee_id = $1 AND shown_at IS NOT NULL AND hidden_at IS NULL ORDER BY shown_at',
    erase: `UPDATE ratings SET words = '' WHERE ratee_id = $1`,
  },
  {
    name: 'strikes',
    read: 'SELECT reason, game_id, created_at, removed_at, removal_reason FROM strikes WHERE user_id = $1 ORDER BY created_at',
    erase: null,
  },
  {
    name: 'suspensions',
    read: 'SELECT until, reason, created_at, lifted_at, lift_reason FROM suspensions WHERE user_id = $1 ORDER BY created_at',
    erase: null,
  },
  {
    name: 'requests',
    read: 'SELECT reference, kind, status, name, email, fields, created_at, updated_at FROM requests WHERE user_id = $1 ORDER BY created_at',
    // the operator still has the mail, and answers it
    erase: 'DELETE FROM requests WHERE user_id = $1',
  },
  {
    name: 'mails',
    read: `SELECT template, language, subject, CASE WHEN template IN ${LINK_MAILS} THEN NULL ELSE text END AS text, created_at, sent_at FROM outbox WHERE user_id = $1 ORDER BY created_at`,
    erase: 'DELETE FROM outbox WHERE user_id = $1',
  },
  {
    name: 'pushDevices',
    read: 'SELECT created_at FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at',
    erase: 'DELETE FROM push_subscriptions WHERE user_id = $1',
  },
  {
    name: 'notificationSettings',
    read: 'SELECT "off", quiet_from, quiet_to, updated_at FROM notification_settings WHERE user_id = $1',
    erase: 'DELETE FROM notification_settings WHERE user_id = $1',
  },
  {
    name: 'reminders',
    read: 'SELECT game_id, kind, tee_time, sent_at FROM reminders_sent WHERE user_id = $1 ORDER BY sent_at',
    erase: 'DELETE FROM reminders_sent WHERE user_id = $1',
  },
  {
    name: 'events',
    read: 'SELECT name, properties, at FROM analytics_events WHERE user_id = $1 ORDER BY at',
    // what was done stays counted, by nobody
    erase: 'UPDATE analytics_events SET user_id = NULL WHERE user_id = $1',
  },
]

const camelCase = (column: string) =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
/** All records of a person, by name. */
export async function readPersonalData(
  tx: Tx,
  userId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const records: Record<string, Record<string, unknown>[]> = {}
  for (const { name, read } of PERSONAL_DATA) {
    const { rows } = await tx.executeSql(read, [userId])
    records[name] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value])),
    )
  }
  return records
}
/** Removes what need not be kept. */
export async function erasePersonalData(tx: Tx, userId: string): Promise<void> {
  for (const { erase } of PERSONAL_DATA) if (erase !== null) await tx.executeSql(erase, [userId])
}
