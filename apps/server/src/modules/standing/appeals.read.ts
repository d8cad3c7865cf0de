import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { listAppealsOf } from '../participations/cases/reports.repository.ts'

/** A user's appeals with the operator's answers, newest first. */
export async function readAppeals(tx: Tx, userId: string): Promise<ResultOf<'GET /api/appeals'>> {
  const appeals = await listAppealsOf(tx, userId)
  return {
    appeals: appeals.map((appeal) => ({
      id: appeal.id,
      gameId: appeal.gameId,
      strikeId: appeal.strikeId,
      text: appeal.message,
      createdAt: iso(appeal.createdAt),
      state: appeal.outcome ?? 'open',
      decidedAt: appeal.fixedAt === null ? null : iso(appeal.fixedAt),
      answer: appeal.note,
    })),
  }
}
