import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminQuestion } from '@tomogolf/contract/admin/games.schemas'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { gameQuestions } from '../../games/questions/questions.table.ts'
import { personColumns } from '../columns.read.ts'
import { toPersonDto } from '../dto.presenter.ts'

/** The public questions about a game, removed ones included. */
export async function readAdminQuestions(
  tx: Tx,
  gameId: string,
): Promise<z.input<typeof AdminQuestion>[]> {
  const rows = await tx.orm
    .select({ question: gameQuestions, asker: personColumns() })
    .from(gameQuestions)
    .innerJoin(users, eq(users.id, gameQuestions.askerId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(gameQuestions.gameId, gameId))
    .orderBy(asc(gameQuestions.askedAt), asc(gameQuestions.id))
  return rows.map(({ question, asker }) => ({
    id: question.id,
    text: question.text,
    answer: question.answer,
    asker: toPersonDto(asker),
    askedAt: iso(question.askedAt),
    removedAt: isoOrNull(question.removedAt),
    removedBy: question.removedBy,
    removedReason: question.removedReason,
  }))
}
