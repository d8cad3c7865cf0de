import { hostPenalty, POLICY_VERSION } from '@tomogolf/domain/pricing'
import { basisText } from '@tomogolf/domain/payments/basis'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { notify } from '../../../platform/notify.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { closeAbsenceCase } from '../cases/cases.repository.ts'
import { NEW_CHARGE, createCharge } from '../charges/charge-without-hold.step.ts'
import type { GameRow } from '../participations.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'

/**
 * The host was absent: charges the host's card the base fee for each guest and gives one strike.
 * `by` null: the host was silent about a guest's report, else an operator decided. Runs once per game.
 */
export async function onHostAbsent(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  absence: { guests: number; by: string | null; reason: string },
  now: Instant,
): Promise<void> {
  const penalty = hostPenalty(absence.guests, game.currency, await readSettings(tx))
  await closeAbsenceCase(
    tx,
    game.id,
    { status: 'rejected', by: absence.by, reason: absence.reason },
    now,
  )
  if (penalty.minor > 0)
    await createCharge(
      deps,
      tx,
      {
        ...NEW_CHARGE,
        id: newId(),
        userId: game.hostId,
        gameId: game.id,
        participationId: null,
        holdId: null,
        cause: 'host_absent',
        currency: penalty.currency,
        amountMinor: penalty.minor,
        feeMinor: penalty.minor,
        basis: basisText({ kind: 'host_absent', guests: absence.guests, penalty }),
        policyVersion: POLICY_VERSION,
        createdAt: now,
        updatedAt: now,
      },
      undefined,
    )
  // this email mentions a guest's report; after an operator's decision the charge and the strike
  // notify the host
  if (absence.by === null)
    await notify(deps.jobs, tx, {
      userId: game.hostId,
      kind: 'host_absent_host',
      params: { ...toMessageGame(game), guests: absence.guests, penalty },
    })
  await deps.jobs.enqueue(tx, 'standing.strike', {
    userId: game.hostId,
    gameId: game.id,
    reason: 'host_absent',
  })
}
