import { japanText } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'

/** Something that keeps an account open: a game of a host or a guest, or money: a hold, an unpaid charge, a refund on its way. */
export type Obligation = {
  readonly kind: 'hosting' | 'playing' | 'hold'
  readonly gameId: string
  readonly courseName: string
  readonly date: string
}

// games, participations and holds belong to later modules: only these facts are read here, because an account with any of them must stay
const OPEN = `
  SELECT 'hosting' AS kind, g.id, g.course_name, g.tee_time FROM games g
    WHERE g.host_id = $1 AND (g.status IN ('scheduled', 'active') OR EXISTS (SELECT 1 FROM cases c WHERE c.game_id = g.id AND c.status = 'open'))
  UNION ALL
  SELECT 'playing', g.id, g.course_name, g.tee_time FROM participations p JOIN games g ON g.id = p.game_id
    WHERE p.guest_id = $1 AND p.status IN ('reserved', 'confirmed', 'missing', 'disputed')
  UNION ALL
  SELECT 'hold', g.id, g.course_name, g.tee_time FROM holds h JOIN participations p ON p.id = h.participation_id JOIN games g ON g.id = p.game_id
    WHERE h.guest_id = $1 AND h.status NOT IN ('captured', 'released', 'declined', 'given_up', 'expired')
  UNION ALL
  SELECT 'hold', g.id, g.course_name, g.tee_time FROM charges c JOIN games g ON g.id = c.game_id WHERE c.user_id = $1 AND c.status NOT IN ('charged', 'waived')
  UNION ALL
  SELECT 'hold', g.id, g.course_name, g.tee_time FROM refunds r JOIN games g ON g.id = r.game_id WHERE r.user_id = $1 AND r.status = 'asked'
  ORDER BY 4, 2`

export async function listObligations(tx: Tx, userId: string): Promise<Obligation[]> {
  const { rows } = await tx.executeSql<{
    kind: Obligation['kind']
    id: string
    course_name: string
    tee_time: string | Date
  }>(OPEN, [userId])
  return rows.map((r) => ({
    kind: r.kind,
    gameId: r.id,
    courseName: r.course_name,
    date: japanText(new Date(r.tee_time).getTime()),
  }))
}
