import { expect } from 'vitest'
import type { Simulation } from './simulation.ts'

/** A debt of a deleted account begins for its heir when it is inherited, with or without a card. */
const OWN = `NOT EXISTS (SELECT 1 FROM charge_events e
  WHERE e.charge_id = c.id AND e.event = 'inherit')`

/** No person who owed money got a seat, and what depends on a card has one. */
export async function checkCards(simulation: Simulation): Promise<void> {
  const people = async (sql: string) =>
    (await simulation.world.deps.db.executeSql<{ id: string }>(sql)).rows.map(({ id }) => id)
  expect(
    await people(
      `SELECT p.guest_id AS id FROM participations p JOIN charges c ON c.user_id = p.guest_id
        WHERE c.created_at < p.agreed_at
          AND (c.finished_at IS NULL OR c.finished_at > p.agreed_at) AND ${OWN}`,
    ),
    'a debtor got a seat',
  ).toEqual([])
  // a host needs a card to host, but may remove it before a penalty is decided
  const withoutCard = await people(
    `SELECT DISTINCT d.id FROM (
      SELECT guest_id AS id FROM holds
        WHERE status NOT IN ('captured', 'released', 'declined', 'given_up', 'expired')
      UNION ALL SELECT guest_id FROM participations
        WHERE status IN ('arrived', 'missing', 'unverified', 'disputed')
      UNION ALL SELECT c.user_id FROM charges c
        WHERE c.participation_id IS NOT NULL AND c.status NOT IN ('charged', 'waived') AND ${OWN}) d
      WHERE NOT EXISTS (SELECT 1 FROM cards c
        WHERE c.user_id = d.id AND c.removed_at IS NULL AND c.is_default)`,
  )
  expect(
    withoutCard.filter((id) => !simulation.detached.has(id)),
    'a hold, case or debt without a card',
  ).toEqual([])
  expect(
    await people(
      `SELECT user_id AS id FROM cards WHERE removed_at IS NULL
        GROUP BY user_id HAVING count(*) FILTER (WHERE is_default) <> 1`,
    ),
    'not exactly one default card',
  ).toEqual([])
}
