import type { Search } from '../list-query.ts'

/** What people are found by, written as their indexes of words have it. */
const ADDRESS = (u: string) => `lower(${u}.email || ' ' || coalesce(${u}.username, ''))`
const NAME = (p: string) =>
  `lower(coalesce(${p}.first_name, '') || ' ' || coalesce(${p}.last_name, '') || ' ' || coalesce(${p}.contact_number, ''))`
const IDS = `SELECT id FROM users su WHERE ${ADDRESS('su')} LIKE ? UNION ALL SELECT user_id FROM profiles sp WHERE ${NAME('sp')} LIKE ?`
// a value and not EXISTS: PostgreSQL would turn that into a join with everybody, and the way through the list would begin at its end
const WALK = (id: string) =>
  `(SELECT strpos(${ADDRESS('su')}, ??) > 0 OR strpos(${NAME('sp')}, ??) > 0 FROM users su JOIN profiles sp ON sp.user_id = su.id WHERE su.id = ${id})`

/** Rows about somebody with these words in their name, address or number; `column` holds the person's id. */
export const byPerson = (column: string): Search => ({ ids: IDS, column, walk: WALK(column) })
/** People themselves, also by the last digits of a card and by their id. */
export const PEOPLE: Search = {
  ids: `${IDS} UNION ALL SELECT user_id FROM cards WHERE length(??) = 4 AND last4 = ?? UNION ALL SELECT id FROM users WHERE id = ??`,
  column: 'u.id',
  walk: `${WALK('u.id')} OR EXISTS (SELECT 1 FROM cards c WHERE c.user_id = u.id AND c.last4 = ??)`,
}
