import {
  settingsAt,
  type LaunchPlace,
  type Launches,
  type RegionLaunch,
} from '@tomogolf/domain/launch/region-launch'
import type { Region } from '@tomogolf/domain/regions'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { readSettings } from '../settings.repository.ts'
import { regionLaunches } from './launches.table.ts'

export type LaunchRow = typeof regionLaunches.$inferSelect

export const listLaunchRows = (tx: Tx): Promise<LaunchRow[]> =>
  tx.orm.select().from(regionLaunches).orderBy(regionLaunches.region)

const toLaunch = (row: LaunchRow): RegionLaunch => ({
  state: row.state,
  fee:
    row.feePercent === null
      ? null
      : {
          percent: row.feePercent,
          baseUsd: row.feeBaseUsd!,
          baseJpy: row.feeBaseJpy!,
          from: row.feeFrom!,
          to: row.feeTo!,
        },
  headStartHours: row.headStartHours,
})

/** The regions with values of their own. */
export const readLaunches = async (tx: Tx): Promise<Launches> =>
  new Map((await listLaunchRows(tx)).map((row) => [row.region, toLaunch(row)]))

/** The settings for one game, with those of its region. */
export const readSettingsAt = async (tx: Tx, game: LaunchPlace): Promise<Settings> =>
  settingsAt(await readSettings(tx), await readLaunches(tx), game)

/** Lets one operator write at a time; reads are not blocked. */
export const lockLaunches = (tx: Tx): Promise<unknown> =>
  tx.executeSql('LOCK TABLE region_launches IN SHARE ROW EXCLUSIVE MODE')

export async function upsertLaunch(
  tx: Tx,
  region: Region,
  { state, fee, headStartHours }: RegionLaunch,
  by: { readonly version: number; readonly updatedAt: Instant; readonly updatedBy: string },
): Promise<void> {
  const set = {
    state,
    feePercent: fee?.percent ?? null,
    feeBaseUsd: fee?.baseUsd ?? null,
    feeBaseJpy: fee?.baseJpy ?? null,
    feeFrom: fee?.from ?? null,
    feeTo: fee?.to ?? null,
    headStartHours,
    ...by,
  }
  await tx.orm
    .insert(regionLaunches)
    .values({ region, ...set })
    .onConflictDoUpdate({ target: regionLaunches.region, set })
}
