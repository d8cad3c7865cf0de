import { money } from '@tomogolf/domain/money'
import { hostPenalty } from '@tomogolf/domain/pricing'
import type { Tx } from '../../../platform/database/database.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { readHoldOf } from '../holds/holds.repository.ts'
import { listSeated, readParticipation, type GameRow } from '../participations.repository.ts'
import { describeCapture } from '../payment-approvals/consequences.policy.ts'
import type { ActToApprove } from '../payment-approvals/pass-approval.step.ts'
import { WAITING_FOR_HOST } from '../presence/end-freeze.step.ts'
import type { Case } from './cases.repository.ts'
import { isObjection } from './objection.policy.ts'

type Charged = Pick<ActToApprove, 'amount' | 'consequences' | 'holdEnd' | 'personId'>

/** What a decision of a case takes from the guest's hold, or from the host's card; null for nothing. */
export async function readCharged(
  tx: Tx,
  { kind, participationId }: Pick<Case, 'kind' | 'participationId'>,
  game: GameRow,
  outcome: 'accepted' | 'rejected',
): Promise<Charged | null> {
  if (kind === 'attendance') return readChargedGuest(tx, participationId, outcome)
  return kind === 'host_absent' && outcome === 'rejected' ? readHostPenalty(tx, game) : null
}

async function readChargedGuest(
  tx: Tx,
  participationId: string | null,
  outcome: 'accepted' | 'rejected',
): Promise<Charged | null> {
  const participation = participationId ? await readParticipation(tx, participationId) : undefined
  const hold = participation && (await readHoldOf(tx, participation.id))
  if (!hold) return null
  const isFree = isObjection(participation) && outcome === 'accepted'
  const isWhole = !isObjection(participation) && outcome === 'rejected'
  if (isFree) return null
  const minor = isWhole ? hold.amountMinor : hold.feeMinor
  return {
    amount: money(minor, hold.currency),
    consequences: describeCapture(hold, minor),
    personId: hold.guestId,
    holdEnd: hold.captureBefore,
  }
}

/** The host pays for each guest who came; while the game is frozen they still wait. */
async function readHostPenalty(tx: Tx, game: GameRow): Promise<Charged> {
  const seats = (await listSeated(tx, game.id)).filter(
    (seat) =>
      seat.status === 'host_absent' ||
      WAITING_FOR_HOST.includes(seat.status) ||
      (['disputed', 'not_played'].includes(seat.status) && isObjection(seat)),
  )
  const guests = new Set(seats.map(({ guestId }) => guestId))
  const amount = hostPenalty(guests.size, game.currency, await readSettings(tx))
  return {
    amount,
    consequences: [
      { kind: 'charged', minor: amount.minor },
      { kind: 'platform_fee', minor: amount.minor },
    ],
    personId: game.hostId,
    holdEnd: null,
  }
}
