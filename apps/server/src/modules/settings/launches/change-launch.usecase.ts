import { launchOf, type RegionLaunch } from '@tomogolf/domain/launch/region-launch'
import { launchProblem } from '@tomogolf/domain/launch/launch-problem'
import type { Region } from '@tomogolf/domain/regions'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../audit.repository.ts'
import { lockSettings, readSettings } from '../settings.repository.ts'
import { listLaunchRows, lockLaunches, readLaunches, upsertLaunch } from './launches.repository.ts'

export type ChangeLaunch = RegionLaunch & {
  readonly region: Region
  /** As the operator saw it; 0: nothing was set. */
  readonly version: number
  readonly reason: string
  readonly actorId: string
  readonly ip: string | null
}

/**
 * Sets the state, fee and head start of a region. Games that are published stay, and what guests
 * have agreed to stays; guests who join later agree to the new fee.
 */
export const changeLaunch = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { region, state, fee, headStartHours, version, reason, actorId, ip }: ChangeLaunch,
): Promise<{ success: true } | Refused<'LAUNCH_INVALID' | 'STALE_EDIT'>> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    // in the order of the settings form: they must not contradict each other together
    await lockSettings(tx)
    await lockLaunches(tx)
    const row = (await listLaunchRows(tx)).find((one) => one.region === region)
    if ((row?.version ?? 0) !== version) return refuse('STALE_EDIT')
    const after: RegionLaunch = { state, fee, headStartHours }
    if (launchProblem(after, await readSettings(tx)) !== null) return refuse('LAUNCH_INVALID')
    const before = launchOf(await readLaunches(tx), region)
    await upsertLaunch(tx, region, after, {
      version: version + 1,
      updatedAt: now,
      updatedBy: actorId,
    })
    await writeAudit(tx, now, {
      actorId,
      ip,
      action: 'regions.change',
      subject: region,
      reason,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    return { success: true as const }
  })
