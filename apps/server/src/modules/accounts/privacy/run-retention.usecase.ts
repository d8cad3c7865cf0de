import type { RetentionName } from '@tomogolf/domain/privacy/retention'
import { DAY, HOUR, startOfJapanDay } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Schedule } from '../../../platform/jobs/jobs.ts'
import {
  applyRetention,
  previewRetention,
  type RetentionClass,
} from '../../../platform/retention.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { isHeld } from '../legal-holds/legal-holds.repository.ts'

const classesOf = ({ personalData }: Pick<Deps, 'personalData'>): RetentionClass[] =>
  personalData.flatMap((module) => module.retention ?? [])

const readRun = async (tx: Tx, { clock }: Pick<Deps, 'clock'>) => ({
  settings: await readSettings(tx),
  now: clock.now(),
  isHeld,
})

/** At one o’clock in Japan, whenever the process started: the policy says “a day later”. */
export const EVERY_NIGHT: Schedule = {
  next: (now) => startOfJapanDay(now - HOUR) + DAY + HOUR,
}

/** Erases what is over, one transaction for each class: a class that fails keeps no other from it. */
export async function runRetention(
  deps: Pick<Deps, 'db' | 'clock' | 'personalData'>,
): Promise<void> {
  const failed: { name: RetentionName; error: unknown }[] = []
  for (const retention of classesOf(deps))
    try {
      await deps.db.transaction(async (tx) =>
        applyRetention(tx, retention, await readRun(tx, deps)),
      )
    } catch (error) {
      failed.push({ name: retention.name, error })
    }
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ error }) => error),
      `not erased: ${failed.map(({ name }) => name).join(', ')}`,
    )
}

export type RetentionPreview = Pick<RetentionClass, 'name' | 'trigger' | 'action'> & {
  name: RetentionName
  days: number
  erased: number
  held: number
}
/** The table of retention with the rows that a run would erase now; nothing is changed. */
export async function dryRunRetention(
  deps: Pick<Deps, 'db' | 'clock' | 'personalData'>,
): Promise<RetentionPreview[]> {
  const run = await readRun(deps.db, deps)
  const previews: RetentionPreview[] = []
  for (const retention of classesOf(deps))
    previews.push({
      name: retention.name,
      trigger: retention.trigger,
      action: retention.action,
      days: retention.days(run.settings),
      ...(await previewRetention(deps.db, retention, run)),
    })
  return previews
}
