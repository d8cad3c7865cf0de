import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { deleteFailedCallsBefore } from './failed-calls.repository.ts'

const KEEP = 30 * DAY

/** Deletes records of failed provider calls that no diagnosis needs any more. */
export const cleanUpFailedCalls = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteFailedCallsBefore(db, clock.now() - KEEP)
