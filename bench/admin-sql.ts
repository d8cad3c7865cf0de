import { id, one, pick, type Step } from './world-sql.ts'

const AUDIT_ACTIONS = [
  'case.decide',
  'hold.decide',
  'profile.edit',
  'strike.give',
  'request.answer',
  'course.edit',
]

/**
 * Tables of a generated database besides its games: requests, reports, cases, audit log,
 * sessions, visits and email.
 */
export const ADMIN_STEPS: readonly Step[] = [
  {
    table: 'requests',
    values: ['users', 'now'],
    sql: `
    INSERT INTO requests (id, reference, kind, status, user_id, name, email, language, fields,
      body_hash, created_at, updated_at)
    SELECT ${id('q', 'i')}, 'TG-' || lpad(upper(to_hex(i)), 6, '0'),
      ${one('i', 60, ['booking', 'rental', 'contact'])}, CASE WHEN i % 2000 = 0 THEN 'received'
      WHEN i % 2000 = 1 THEN 'in_progress' WHEN i % 3 = 0 THEN 'closed' ELSE 'answered' END,
      CASE WHEN i % 2 = 0 THEN ${id('u', `1 + ${pick('i', 61, '$1::int')}`)} END, 'Golfer ' || i,
        'golfer' || i || '@bench.example', ${one('i', 62, ['en', 'ja', 'ko', 'zh'])},
        '{"subject":"Tee times in autumn","message":"Is there a place for four of us?"}', 'bench',
        at, at
    FROM (SELECT i, $2::timestamptz - make_interval(mins => ${pick('i', 63, 1_051_200)}::int) AS at
      FROM generate_series(1, $1::int / 2) i) r`,
  },
  {
    table: 'request_events',
    values: [],
    sql: `
    INSERT INTO request_events (id, request_id, at, event, to_status, operator_id)
    SELECT 'e' || substr(id, 2), id, created_at, 'received', 'received', NULL FROM requests
      UNION ALL SELECT 'f' || substr(id, 2), id, created_at + interval '5 hours', 'answer',
      'answered', ${id('u', '1')} FROM requests WHERE status IN ('answered', 'closed')`,
  },
  {
    table: 'game_reports',
    values: [],
    sql: `
    INSERT INTO game_reports (id, game_id, reporter_id, reason, message, created_at, fixed_at,
      fixed_by, note)
    SELECT 'r' || substr(id, 2), id, host_id,
      ${one('substr(id, 2)', 64, ['wrong_information', 'behaviour', 'safety', 'other'])},
      'The meeting point was another one.', tee_time,
      CASE WHEN ${pick('substr(id, 2)', 65, 500)} > 0 THEN tee_time + interval '1 day' END,
      ${id('u', '1')}, 'Spoke with both'
    FROM games WHERE ${pick('substr(id, 2)', 66, 20)} = 0`,
  },
  {
    table: 'cases',
    values: [],
    sql: `
    INSERT INTO cases (id, kind, game_id, participation_id, hold_id, status, created_at, decided_at,
      decided_by, reason)
    SELECT 's' || substr(p.id, 2), 'attendance', p.game_id, p.id, 'h' || substr(p.id, 2),
      CASE WHEN ${pick('substr(p.id, 2)', 67, 500)} = 0 THEN 'open' ELSE 'rejected' END, p.missing_at,
      p.missing_at + interval '9 hours', ${id('u', '1')}, 'Not seen at the course'
    FROM participations p WHERE p.status = 'no_show'`,
  },
  {
    table: 'strikes',
    values: [],
    sql: `
    INSERT INTO strikes (id, user_id, reason, game_id, created_at) SELECT 'z' || substr(id, 2),
      guest_id, 'no_show', game_id, missing_at FROM participations WHERE status = 'no_show'
      AND ${pick('substr(id, 2)', 68, 4)} = 0`,
  },
  {
    table: 'audit_log',
    values: ['now'],
    sql: `
    INSERT INTO audit_log (id, at, actor_id, action, subject, reason, before, after, ip)
    SELECT 'l' || substr(id, 2), created_at, ${id('u', '1')},
      ${one('substr(id, 2)', 69, AUDIT_ACTIONS)},
      host_id, 'As agreed by phone', 'open', 'done', '192.0.2.1' FROM games
      WHERE ${pick('substr(id, 2)', 70, 4)} = 0 AND created_at < $1::timestamptz`,
  },
  {
    table: 'sessions',
    values: ['users', 'now'],
    sql: `
    INSERT INTO sessions (hash, user_id, created_at, last_seen_at, expires_at, user_agent)
      SELECT 'bench' || i, ${id('u', 'i')}, $2::timestamptz - interval '9 days',
      $2::timestamptz - interval '1 day', $2::timestamptz + interval '20 days', 'Firefox, Windows'
      FROM generate_series(1, $1::int) i`,
  },
  {
    table: 'analytics_events',
    values: ['users', 'now'],
    sql: `
    INSERT INTO analytics_events (id, name, properties, at)
    SELECT ${id('v', 'i')}, CASE WHEN i % 5 = 0 THEN 'join' ELSE 'visit' END,
      CASE WHEN i % 5 = 0 THEN '{}' ELSE '{"language":"en","country":"GB"}' END::jsonb,
      $2::timestamptz - make_interval(mins => ${pick('i', 71, 560_000)}::int)
      FROM generate_series(1, $1::int * 5) i`,
  },
  {
    table: 'outbox',
    values: ['users', 'now'],
    sql: `
    INSERT INTO outbox (id, to_address, user_id, template, language, subject, html, text,
      created_at, sent_at)
    SELECT ${id('m', 'i')}, 'user' || i % $1::int || '@bench.example',
      ${id('u', '1 + i % $1::int')}, 'joined_guest', 'en', 'You’re in', '<p>You’re in</p>',
      'You’re in', at, at FROM (SELECT i, $2::timestamptz - make_interval(mins =>
      ${pick('i', 72, 130_000)}::int) AS at FROM generate_series(1, $1::int * 3) i) m`,
  },
]
