import type { z } from 'zod'
import type { Analytics } from '@tomogolf/contract/admin-money.schemas'
import type { Tx } from '../../../platform/database/database.ts'
import type { DayFigure } from '../../analytics/metrics/daily-metrics.read.ts'

type Wire = Pick<z.input<typeof Analytics>, 'funnel' | 'languages' | 'countries'>
type Counts = Wire['funnel']
type Row = Counts & { language: string; country: string }
const SHOWN = 30

const COMPLETE = `${['first_name', 'last_name', 'contact_number', 'gender', 'birth_date', 'country', 'skill_level'].map((column) => `p.${column} IS NOT NULL`).join(' AND ')} AND cardinality(p.languages) > 0`
// one walk over who registered; whether somebody has a card, a place, an arrival is looked up once a person, each in an index that holds nothing else
const has = (name: string, from: string) =>
  `LEFT JOIN LATERAL (SELECT true AS yes FROM ${from} LIMIT 1) ${name} ON true`
const PEOPLE = `SELECT u.language, coalesce(p.country, '') AS country, count(*)::int AS registered, count(*) FILTER (WHERE u.email_verified_at IS NOT NULL)::int AS verified, count(*) FILTER (WHERE ${COMPLETE})::int AS "profileComplete",
    count(card.yes)::int AS "cardSaved", count(place.yes)::int AS joined, count(arrival.yes)::int AS "checkedIn"
  FROM users u JOIN profiles p ON p.user_id = u.id ${has('card', 'cards c WHERE c.user_id = u.id')}
    ${has('place', `participations x WHERE x.guest_id = u.id AND x.status NOT IN ('reserved', 'declined')`)} ${has('arrival', 'participations x WHERE x.guest_id = u.id AND x.checked_in_at IS NOT NULL')}
  WHERE u.created_at >= $1::timestamptz AND u.created_at < $2::timestamptz GROUP BY 1, 2`

const NOBODY: Counts = {
  visited: 0,
  registered: 0,
  verified: 0,
  profileComplete: 0,
  cardSaved: 0,
  joined: 0,
  checkedIn: 0,
}
const STEPS = Object.keys(NOBODY) as (keyof Counts)[]
const add = (a: Counts, b: Partial<Counts>): Counts =>
  Object.fromEntries(STEPS.map((step) => [step, a[step] + (b[step] ?? 0)])) as Counts

/** From the visit to the check-in: of everybody, and by language and country, the largest first. A visit has the language and country of the browser, a person those they gave. */
export async function readFunnel(
  tx: Tx,
  range: [string, string],
  days: readonly DayFigure[],
): Promise<Wire> {
  const visits = days
    .filter((d) => d.name === 'visits')
    .map(({ part, n }) => {
      const [language = '', country = ''] = part.split('|')
      return { language, country, visited: n }
    })
  const people = (await tx.executeSql<Omit<Row, 'visited'>>(PEOPLE, range)).rows
  const rows: (Partial<Counts> & { language: string; country: string })[] = [...visits, ...people]
  const by = (name: 'language' | 'country') => {
    const groups = new Map<string, Counts>()
    for (const row of rows) groups.set(row[name], add(groups.get(row[name]) ?? NOBODY, row))
    return [...groups]
      .toSorted(([, a], [, b]) => b.registered - a.registered || b.visited - a.visited)
      .slice(0, SHOWN)
  }
  return {
    funnel: rows.reduce<Counts>(add, NOBODY),
    languages: by('language').map(([language, counts]) => ({ language, ...counts })),
    countries: by('country').map(([country, counts]) => ({ country, ...counts })),
  }
}
