import { hostPenalty, POLICY_VERSION } from '@tomogolf/domain/pricing'
import { toMajor } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { notify } from '../../../platform/notify.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { closeAbsenceCase } from '../cases/cases.repository.ts'
import { BLANK, createCharge } from '../charges/fallback-charge.ts'
import type { GameRow } from '../participations.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'

/** Nobody checked in and the code was never opened: the host is asked, and nothing is charged before somebody has looked into it. */
export const suspectHost = (deps: Deps, tx: Tx, game: GameRow, guests: number): Promise<void> =>
  notify(deps.jobs, tx, {
    userId: game.hostId,
    kind: 'host_absent_host',
    params: { ...toMessageGame(game), guests, penalty: null },
  })

/**
 * The host certainly never came: the base fee for each guest from the host's card, and one strike. `by` null: a guest's report
 * from the course decided it, else an operator did. Runs once for a game.
 */
export async function hostIsAbsent(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  a: { guests: number; by: string | null; reason: string },
  now: Instant,
): Promise<void> {
  const penalty = hostPenalty(a.guests, game.currency, await readSettings(tx))
  await closeAbsenceCase(tx, game.id, { status: 'rejected', by: a.by, reason: a.reason }, now)
  if (penalty.minor > 0)
    await createCharge(
      deps,
      tx,
      {
        ...BLANK,
        id: newId(),
        userId: game.hostId,
        gameId: game.id,
        participationId: null,
        holdId: null,
        cause: 'host_absent',
        currency: penalty.currency,
        amountMinor: penalty.minor,
        feeMinor: penalty.minor,
        basis: `base fee for ${a.guests} guests, ${toMajor(penalty)} ${penalty.currency}`,
        policyVersion: POLICY_VERSION,
        createdAt: now,
        updatedAt: now,
      },
      undefined,
    )
  // the mail speaks of a guest's report; after an operator's decision the charge and the strike say what there is to say
  if (a.by === null)
    await notify(deps.jobs, tx, {
      userId: game.hostId,
      kind: 'host_absent_host',
      params: { ...toMessageGame(game), guests: a.guests, penalty },
    })
  await deps.jobs.enqueue(tx, 'standing.strike', {
    userId: game.hostId,
    gameId: game.id,
    reason: 'host_absent',
  })
}
