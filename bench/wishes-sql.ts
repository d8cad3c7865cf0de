import { one, pick, type Step } from './world-sql.ts'

export const WISHES = 200_000
const AREAS = [
  'kanto',
  'kanto',
  'kansai',
  'kyushu',
  'hokkaido',
  'Chiba',
  'Chiba',
  'Tokyo',
  'Kanagawa',
  'Ibaraki',
  'Shizuoka',
  'Hyogo',
  'Osaka',
  'Fukuoka',
  'Okinawa',
  'Hokkaido',
  'station-tokyo/60',
  'station-tokyo/100',
  'station-osaka/60',
  'anywhere',
]

/**
 * Wishes of visitors: four of five for one to fourteen days of the next five months, the others for
 * two weekdays; in popular areas, every twentieth anywhere.
 */
export const WISH_STEPS: readonly Step[] = [
  {
    table: 'wishes',
    values: ['now'],
    sql: `
    INSERT INTO wishes (id, owner, email, language, areas, from_day, to_day, weekdays, days,
      max_price, level, party_size, languages, needs_clubs, created_at, confirmed_at, ends_at)
    SELECT 'w' || lpad(i::text, 13, '0'), i || '@visitor.example', i || '@visitor.example', 'en',
      ARRAY[${one('i', 90, AREAS)}], NULL, NULL, '{}', d.days,
      CASE WHEN i % 2 = 0 THEN 60 + ${pick('i', 91, 200)} END,
      CASE WHEN i % 4 = 0 THEN ${one('i', 92, ['beginner', 'casual', 'intermediate', 'advanced'])} END,
      1 + ${pick('i', 93, 3)}, CASE WHEN i % 3 = 0 THEN ARRAY[${one('i', 94, ['en', 'ja', 'ko', 'zh'])}] ELSE '{}' END,
      i % 3 = 0, $1::timestamptz, $1::timestamptz, $1::timestamptz + interval '200 days'
    FROM generate_series(1, ${WISHES}) i CROSS JOIN LATERAL (
      SELECT array_agg(day) AS days FROM (
        SELECT (extract(epoch FROM $1::timestamptz)::int / 86400) + CASE WHEN i % 5 = 0
          THEN ${pick('i', 95, 7)} + n / 2 * 7 + n % 2
          ELSE ${pick('i', 96, 150)} + n END AS day
        FROM generate_series(0, CASE WHEN i % 5 = 0 THEN 33 ELSE ${pick('i', 97, 14)} END) n
      ) days
    ) d`,
  },
]
