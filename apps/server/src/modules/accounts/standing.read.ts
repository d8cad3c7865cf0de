import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database.ts'

export type StandingStrike = { readonly id: string; readonly reason: string; readonly gameId: string | null; readonly createdAt: Instant }

/**
 * The strikes that count against somebody, newest first. Strikes belong to a later module; they are only read here, by their
 * columns, because the profile and the right to host show them.
 */
export async function readStrikes(tx: Tx, userId: string): Promise<StandingStrike[]> {
  const { rows } = await tx.executeSql<{ id: string; reason: string; game_id: string | null; created_at: string | Date }>(
    'SELECT id, reason, game_id, created_at FROM strikes WHERE user_id = $1 AND removed_at IS NULL ORDER BY created_at DESC, id', [userId])
  return rows.map((r) => ({ id: r.id, reason: r.reason, gameId: r.game_id, createdAt: new Date(r.created_at).getTime() }))
}
