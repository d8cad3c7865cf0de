import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import { readGame } from '../../games/games.repository.ts'
import { insertCase, type Case, type NewCase } from './cases.repository.ts'

/** Puts something before an operator, once, and writes to the operator's mailbox. Null when it is open already. `statement`: what a person said. */
export async function openCase(
  deps: Deps,
  tx: Tx,
  c: NewCase,
  now: Instant,
  statement: string | null = null,
): Promise<Case | null> {
  const opened = await insertCase(tx, c, now)
  if (!opened) return null
  const game = await readGame(tx, c.gameId)
  const asks = c.kind === 'attendance' || c.kind === 'host_absent' || c.kind === 'force_cancelled'
  await notifyOperator(deps.jobs, tx, {
    subjectKey: asks ? 'case_opened' : 'money_problem',
    replyTo: null,
    params: {
      reference: opened.id,
      ...(game && { course: game.courseName, teeTime: { at: game.teeTime } }),
      message: statement,
      details: c.details ?? null,
    },
  })
  return opened
}
/** Our records and the provider's differ: said to an operator, and left as it is. */
export const reportDrift = (
  deps: Deps,
  tx: Tx,
  about: { gameId: string; participationId?: string | null; holdId?: string | null },
  details: string,
  now: Instant,
): Promise<Case | null> => openCase(deps, tx, { kind: 'drift', ...about, details }, now)
