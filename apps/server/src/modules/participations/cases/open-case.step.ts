import { toMessageCourse } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import { readGame } from '../../games/games.repository.ts'
import { insertCase, type Case, type NewCase } from './cases.repository.ts'

/**
 * Opens a case and e-mails the operator. Null when the case is open already. `statement`: the
 * guest's statement.
 */
export async function openCase(
  deps: Deps,
  tx: Tx,
  newCase: NewCase,
  now: Instant,
  statement: string | null = null,
): Promise<Case | null> {
  const opened = await insertCase(tx, newCase, now)
  if (!opened) return null
  const game = await readGame(tx, newCase.gameId)
  const needsDecision =
    newCase.kind === 'attendance' ||
    newCase.kind === 'host_absent' ||
    newCase.kind === 'force_cancelled'
  await notifyOperator(deps.jobs, tx, {
    subjectKey:
      newCase.kind === 'dispute'
        ? 'dispute_opened'
        : newCase.kind === 'fraud_warning'
          ? 'fraud_warning'
          : needsDecision
            ? 'case_opened'
            : 'money_problem',
    replyTo: null,
    params: {
      reference: opened.id,
      ...(game && { course: toMessageCourse(game), teeTime: { at: game.teeTime } }),
      message: statement,
      details: newCase.details ?? null,
      respondBy: newCase.dueAt ? { at: newCase.dueAt } : null,
    },
  })
  return opened
}
/** Reports a difference between our records and the provider's. Changes nothing. */
export const reportDrift = (
  deps: Deps,
  tx: Tx,
  about: { gameId: string; participationId?: string | null; holdId?: string | null },
  details: string,
  now: Instant,
): Promise<Case | null> => openCase(deps, tx, { kind: 'drift', ...about, details }, now)
