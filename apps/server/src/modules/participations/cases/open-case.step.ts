import { toMessageCourse } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import { readGame } from '../../games/games.repository.ts'
import type { GameRow } from '../participations.repository.ts'
import { insertCase, reopenAbsenceCase, type Case, type NewCase } from './cases.repository.ts'

/**
 * Opens a case and emails the operator. Null when the case is open already. `statement`: the
 * guest's or the host's statement.
 */
export async function openCase(
  deps: Deps,
  tx: Tx,
  newCase: NewCase,
  now: Instant,
  statement: string | null = null,
): Promise<Case | null> {
  const opened = await insertCase(tx, newCase, now)
  if (opened) await notifyOfCase(deps, tx, opened, statement)
  return opened
}

/**
 * The case about a reported host: opened by the report, so that an operator can decide at once, and
 * emailed again with the host's statement. There is one per game; a second report after a
 * withdrawn one opens it again.
 */
export async function openAbsenceCase(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  now: Instant,
  statement: string | null,
): Promise<void> {
  const opened =
    (await insertCase(tx, { kind: 'host_absent', gameId: game.id }, now)) ??
    (await reopenAbsenceCase(tx, game.id))
  if (opened) await notifyOfCase(deps, tx, opened, statement)
}

async function notifyOfCase(
  deps: Deps,
  tx: Tx,
  opened: Case,
  statement: string | null,
): Promise<void> {
  const game = await readGame(tx, opened.gameId)
  const needsDecision =
    opened.kind === 'attendance' ||
    opened.kind === 'host_absent' ||
    opened.kind === 'force_cancelled'
  await notifyOperator(deps.jobs, tx, {
    subjectKey:
      opened.kind === 'dispute'
        ? 'dispute_opened'
        : opened.kind === 'fraud_warning'
          ? 'fraud_warning'
          : needsDecision
            ? 'case_opened'
            : 'money_problem',
    params: {
      reference: opened.id,
      ...(game && { course: toMessageCourse(game), teeTime: { at: game.teeTime } }),
      message: statement,
      details: opened.details,
      respondBy: opened.dueAt ? { at: opened.dueAt } : null,
    },
  })
}
/** Reports a difference between our records and the provider's. Changes nothing. */
export const reportDrift = (
  deps: Deps,
  tx: Tx,
  about: { gameId: string; participationId?: string | null; holdId?: string | null },
  details: string,
  now: Instant,
): Promise<Case | null> => openCase(deps, tx, { kind: 'drift', ...about, details }, now)
