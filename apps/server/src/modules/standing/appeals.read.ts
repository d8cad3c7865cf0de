import type { ResultOf } from '@tomogolf/contract/endpoints'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { listAppealsOf } from '../participations/cases/reports.repository.ts'

/** Somebody's appeals with their answers, newest first. */
export async function readAppeals(tx: Tx, userId: string): Promise<ResultOf<'GET /api/appeals'>> {
  const appeals = await listAppealsOf(tx, userId)
  return {
    appeals: appeals.map((a) => ({
      id: a.id,
      gameId: a.gameId,
      strikeId: a.strikeId,
      text: a.message,
      createdAt: iso(a.createdAt),
      state: a.outcome ?? 'open',
      decidedAt: a.fixedAt === null ? null : iso(a.fixedAt),
      answer: a.note,
    })),
  }
}
