import { holdProgress, type Progress } from '@tomogolf/domain/payments/stuck'
import type { Deps } from '../../../deps.ts'
import { readChargeOfHold } from '../charges/charges.repository.ts'
import { readHold } from './holds.repository.ts'

/** `retrying`: the card provider did not answer, and the job repeats the call. */
export type HoldDecided = { progress: Progress }

/** What a call that was just made led to. A charge in place of an ended hold may be refused. */
export async function readDecisionProgress({ db, clock }: Deps, holdId: string): Promise<Progress> {
  const hold = (await readHold(db, holdId))!
  const { status: state, goal, updatedAt: since } = hold
  const progress = holdProgress({ state, goal, since }, clock.now()) ?? 'pending'
  if (progress === 'pending') return 'retrying'
  if (progress !== 'failed') return progress
  const charge = await readChargeOfHold(db, holdId)
  if (charge?.status === 'charged') return 'succeeded'
  return charge?.status === 'refused' ? 'failed' : 'pending'
}
