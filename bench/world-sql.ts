/**
 * Fills one table of a generated database. All values are derived from row numbers by a hash, so the
 * same size gives the same rows. `values` are the parameters of the statement, in order.
 */
export type Step = {
  readonly table: string
  readonly sql: string
  readonly values: readonly ('users' | 'games' | 'now' | 'password')[]
}

/** A deterministic number from 0 below `below` for a row and a purpose. */
export const pick = (row: string, purpose: number, below: number | string) =>
  `((hashint8extended(${row}::bigint, ${purpose}) & 2147483647) % ${below})`
export const id = (kind: string, row: string) => `'${kind}' || lpad((${row})::text, 13, '0')`
export const one = (row: string, purpose: number, values: readonly string[]) =>
  `(ARRAY[${values.map((value) => `'${value}'`).join(', ')}])[1 + ${pick(row, purpose, values.length)}]`

const PAST_STATUSES = [...Array<string>(8).fill('completed'), 'cancelled', 'admin_cancelled']
const SKILLS = [
  'any',
  'any',
  'any',
  'beginner',
  'casual',
  'intermediate',
  'advanced',
  'scratch_pro',
]
/** The number of a guest: other than the host, and other than the guests of the other seats. */
const GUEST = `1 + (substr(host_id, 2)::bigint + ${pick('n', 30, '($1::int - 4)')} + seat - 1) % $1::int`

/** The tables in the order of their references. A third of the games is upcoming. */
export const STEPS: readonly Step[] = [
  {
    table: 'users',
    values: ['users', 'now', 'password'],
    sql: `
    INSERT INTO users (id, email, username, password_hash, is_admin, admin_role, language,
      created_at, email_verified_at, host_terms_accepted_at)
    SELECT ${id('u', 'i')}, 'user' || i || '@bench.example', 'golfer' || i, $3, i = 1,
      CASE WHEN i = 1 THEN 'owner' END, ${one('i', 1, ['en', 'en', 'ja', 'ko', 'zh'])},
           at, CASE WHEN ${pick('i', 2, 20)} > 0 THEN at + interval '5 minutes' END,
             CASE WHEN ${pick('i', 3, 10)} < 3 THEN at + interval '1 day' END
    FROM (SELECT i, $2::timestamptz - make_interval(mins => ${pick('i', 4, 1_051_200)}::int) AS at
      FROM generate_series(1, $1::int) i) u`,
  },
  {
    table: 'profiles',
    values: ['users', 'now'],
    sql: `
    INSERT INTO profiles (user_id, first_name, last_name, contact_number, gender, birth_date,
      country, languages, skill_level, rating, rating_count, games_hosted, updated_at)
    SELECT ${id('u', 'i')}, f.name, l.name, '+81' || lpad(i::text, 10, '3'),
      ${one('i', 5, ['female', 'male', 'other'])}, '19' || (60 + ${pick('i', 6, 40)}) || '-04-01',
           ${one('i', 7, ['JP', 'US', 'GB', 'AU', 'KR', 'CN', 'SG', 'DE'])},
             ARRAY[${one('i', 8, ['en', 'ja', 'ko', 'zh'])}],
           ${one('i', 9, ['beginner', 'intermediate', 'advanced'])},
             CASE WHEN ${pick('i', 10, 3)} > 0 THEN 3 + ${pick('i', 11, 20)} / 10.0 END,
             ${pick('i', 12, 40)}, ${pick('i', 13, 12)}, $2::timestamptz
    FROM generate_series(1, $1::int) i
    JOIN bench_first f ON f.n = ${pick('i', 14, '(SELECT count(*) FROM bench_first)')}
      JOIN bench_last l ON l.n = ${pick('i', 15, '(SELECT count(*) FROM bench_last)')}`,
  },
  {
    table: 'cards',
    values: ['users', 'now'],
    sql: `
    INSERT INTO cards (id, user_id, provider_id, brand, last4, exp_month, exp_year, funding,
      is_default, created_at)
    SELECT ${id('c', 'i')}, ${id('u', 'i')}, 'pm_bench_' || i,
      ${one('i', 16, ['visa', 'mastercard', 'amex', 'jcb'])},
      lpad(${pick('i', 17, 10_000)}::text, 4, '0'), 12, 2030, 'credit', true, $2::timestamptz
    FROM generate_series(1, $1::int) i`,
  },
  {
    table: 'games',
    values: ['users', 'games', 'now'],
    sql: `
    INSERT INTO games (id, host_id, course_id, course_name, course_name_ja, tee_time, location,
      prefecture, municipality, region, price_minor, currency, slots, seats_taken, skill_level,
      notes, course_type,
      meal_included, meal_package_type, caddie_included, play_through, transportation_provided,
        cart_system, two_some_guarantee, course_terrain, dress_code_level, extras, status,
        created_at, updated_at, settled_at, qr_opened_at, search_text)
    SELECT g.id, p.user_id, c.id, c.name_en, c.name_ja, g.tee,
      c.municipality || ', ' || c.prefecture, c.prefecture, c.municipality, c.region,
      CASE WHEN g.yen THEN g.units * 150 ELSE g.units * 100 END,
      CASE WHEN g.yen THEN 'JPY' ELSE 'USD' END, g.slots,
        CASE WHEN g.status LIKE '%cancelled' THEN 0 ELSE least(g.slots, g.wanted) END, g.skill,
        CASE WHEN g.i % 2 = 0 THEN 'Meet at the clubhouse an hour before.' END, '18H',
      false, 'not_included', g.i % 3 = 0, false, false, 'self_play', true, c.terrain, 'business',
        ARRAY['locker', 'shower'], g.status,
        least(g.tee - interval '21 days', $3::timestamptz - interval '1 hour'),
        least(g.tee, $3::timestamptz),
      CASE WHEN g.status = 'completed' THEN g.tee + interval '6 hours' END,
        CASE WHEN g.status = 'completed' THEN g.tee - interval '1 hour' END,
        c.search_text || ' ' || h.words
    FROM (SELECT i, ${id('g', 'i')} AS id, tee,
            CASE WHEN tee < $3::timestamptz - interval '6 hours' THEN
              ${one('i', 21, PAST_STATUSES)}
            WHEN ${pick('i', 22, 14)} = 0 THEN 'cancelled' WHEN tee <= $3::timestamptz THEN 'active'
              ELSE 'scheduled' END AS status,
            1 + ${pick('i', 23, 3)}::int AS slots, ${pick('i', 24, 4)}::int AS wanted,
              60 + ${pick('i', 25, 240)}::int AS units, ${pick('i', 26, 10)} = 0 AS yen,
            ${one('i', 27, SKILLS)} AS skill, 1 + ${pick('i', 28, '$1::int')} AS host,
              ${pick('i', 29, '(SELECT count(*) FROM bench_courses)')} AS course
          FROM (SELECT i, date_trunc('day', $3::timestamptz) + make_interval(days =>
            (${pick('i', 20, 1080)} - 720)::int, hours => (${pick('i', 19, 8)} + 22)::int,
            mins => (${pick('i', 18, 8)} * 7)::int) AS tee FROM generate_series(1, $2::int) i) t) g
    JOIN bench_courses c ON c.n = g.course JOIN profiles p ON p.user_id = ${id('u', 'g.host')}
      JOIN bench_first h ON h.name = p.first_name`,
  },
  // as in the migration that created this table
  {
    table: 'search_words',
    values: [],
    sql: `
    INSERT INTO search_words SELECT DISTINCT w FROM (
      SELECT unnest(string_to_array(search_text, ' ')) AS w FROM games
        WHERE status IN ('scheduled', 'active')
      UNION ALL SELECT btrim(t) FROM games,
        unnest(string_to_array(translate(search_text, '~', '|'), '|')) t
        WHERE status IN ('scheduled', 'active') AND t ~ '[^ -~]') words WHERE length(w) > 1`,
  },
  {
    table: 'participations',
    values: ['users'],
    sql: `
    INSERT INTO participations (id, game_id, guest_id, status, currency, price_minor, fee_minor,
      hold_minor, fee_percent, window_hours, policy_version, agreed_at, checked_in_at, check_in_by,
      missing_at, ended_at)
    SELECT ${id('p', 'n * 4 + seat')}, id,
      ${id('u', GUEST)},
      state, currency, price_minor, fee, price_minor + fee, 30, 48, 'bench',
      created_at + interval '2 days',
      CASE WHEN state = 'checked_in' THEN tee_time - interval '40 minutes' END,
        CASE WHEN state = 'checked_in' THEN 'code' END,
        CASE WHEN state = 'no_show' THEN tee_time + interval '6 hours' END,
        CASE WHEN status = 'completed' THEN tee_time + interval '12 hours' END
    FROM (SELECT *, greatest(round(price_minor * 0.3), CASE currency WHEN 'JPY' THEN 4500 ELSE 3000
      END)::int AS fee, substr(id, 2)::bigint AS n
      FROM games) g, generate_series(1, g.seats_taken) seat,
      LATERAL (SELECT CASE WHEN status <> 'completed' THEN 'confirmed'
        WHEN ${pick('(n * 4 + seat)', 31, 12)} = 0 THEN 'no_show' ELSE 'checked_in'
        END AS state) s`,
  },
  {
    table: 'holds',
    values: ['now'],
    sql: `
    INSERT INTO holds (id, participation_id, guest_id, card_id, status, goal, currency,
      amount_minor, fee_minor, place_at, off_session, intent_id, capture_before, authorised_at,
      created_at, updated_at)
    SELECT 'h' || substr(p.id, 2), p.id, p.guest_id, 'c' || substr(p.guest_id, 2), s.status, s.goal,
      p.currency, p.hold_minor, p.fee_minor, g.tee_time - interval '96 hours', true,
      'pi_bench_' || substr(p.id, 2),
      CASE WHEN s.status <> 'scheduled' THEN g.tee_time + interval '48 hours' END,
        CASE WHEN s.status <> 'scheduled' THEN greatest(p.agreed_at, g.tee_time - interval '96 hours')
        END, p.agreed_at, least(g.tee_time, $1::timestamptz)
    FROM participations p JOIN games g ON g.id = p.game_id,
      LATERAL (SELECT CASE WHEN p.status IN ('checked_in', 'no_show') THEN 'captured'
        WHEN g.tee_time < $1::timestamptz + interval '96 hours' THEN 'authorised' ELSE 'scheduled'
        END AS status,
                      CASE p.status WHEN 'checked_in' THEN 'capture_fee'
                        WHEN 'no_show' THEN 'capture_all' ELSE 'keep' END AS goal) s`,
  },
  {
    table: 'captures',
    values: [],
    sql: `
    INSERT INTO captures (id, hold_id, amount_minor, currency, reason, basis, policy_version,
      status, created_at, finished_at)
    SELECT 'k' || substr(h.id, 2), h.id, CASE h.goal WHEN 'capture_fee' THEN h.fee_minor
      ELSE h.amount_minor END, h.currency, CASE h.goal WHEN 'capture_fee' THEN 'check_in'
      ELSE 'no_show' END, 'bench', 'bench', 'succeeded', h.updated_at, h.updated_at
    FROM holds h WHERE h.status = 'captured'`,
  },
  {
    table: 'ledger_entries',
    values: [],
    sql: `
    INSERT INTO ledger_entries (id, booking, account, party_id, amount_minor, currency, capture_id,
      game_id, income, cause, reason, at)
    SELECT e.kind || substr(k.id, 2), k.id, e.account, e.party, e.amount, k.currency, k.id,
      p.game_id, k.id, k.reason, k.reason, k.created_at
    FROM captures k JOIN holds h ON h.id = k.hold_id
      JOIN participations p ON p.id = h.participation_id JOIN games g ON g.id = p.game_id,
      LATERAL (VALUES ('a', 'provider', p.guest_id, k.amount_minor), ('r', 'platform_revenue', NULL,
        -h.fee_minor), ('o', 'owed_to_host', g.host_id,
        h.fee_minor - k.amount_minor)) e(kind, account, party, amount)
    WHERE e.amount <> 0`,
  },
  {
    table: 'transactions',
    values: [],
    sql: `
    INSERT INTO transactions (id, user_id, type, status, amount_minor, currency, game_id,
      participation_id, hold_id, counterpart_id, card, booking, created_at)
    SELECT 't' || substr(g.id, 2), g.host_id, 'game_hosted', 'successful', NULL::int, NULL::text,
      g.id, NULL::text, NULL::text, NULL::text, NULL::text, NULL::text, g.created_at FROM games g
    UNION ALL SELECT 'j' || substr(p.id, 2), p.guest_id, 'game_joined', 'successful', NULL, NULL,
      p.game_id, p.id, NULL, NULL, NULL, NULL, p.agreed_at FROM participations p
    UNION ALL SELECT 'x' || substr(k.id, 2), h.guest_id, CASE k.reason
      WHEN 'check_in' THEN 'platform_fee' ELSE 'no_show_penalty' END, 'successful', k.amount_minor,
      k.currency, p.game_id, p.id, h.id, NULL, 'visa 4242', k.id, k.created_at
      FROM captures k JOIN holds h ON h.id = k.hold_id
        JOIN participations p ON p.id = h.participation_id`,
  },
]
