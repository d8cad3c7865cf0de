import { DAY, startOfJapanDay } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { deleteRollupsAfter, markVerified, replaceRollups } from './metrics.repository.ts'
import {
  rangesWithout,
  readFirstInstant,
  readValidDays,
  SETTLING_TIME,
} from './rollup-days.read.ts'

/** Limits how long one statement keeps the database busy. */
const DAYS_PER_TRANSACTION = 31

/**
 * Rolls up the days that ended since the last run and those that changed since.
 * Returns the number of days computed.
 */
export async function rollupMetrics({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  await deleteRollupsAfter(db, now)
  const first = await readFirstInstant(db)
  if (first === null) return 0
  const past = { start: startOfJapanDay(first), end: startOfJapanDay(now - SETTLING_TIME) }
  const validDays = await readValidDays(db, past, now)
  const ranges = rangesWithout(validDays, past, DAYS_PER_TRANSACTION)
  for (const range of ranges) await db.transaction((tx) => replaceRollups(tx, range, now))
  await markVerified(db, now)
  return ranges.reduce((days, range) => days + (range.end - range.start) / DAY, 0)
}
