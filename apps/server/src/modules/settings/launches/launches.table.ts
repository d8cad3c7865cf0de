import { doublePrecision, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { LaunchState } from '@tomogolf/domain/launch/region-launch'
import type { Region } from '@tomogolf/domain/regions'
import { instant } from '../../../platform/database/database.ts'

/** What an operator has set for a region; a region without a row has the usual values. */
export const regionLaunches = pgTable('region_launches', {
  region: text().$type<Region>().primaryKey(),
  state: text().$type<LaunchState>().notNull(),
  /** The five columns of the fee are all set or all null. */
  feePercent: doublePrecision(),
  feeBaseUsd: doublePrecision(),
  feeBaseJpy: integer(),
  feeFrom: text(),
  feeTo: text(),
  headStartHours: integer(),
  version: integer().notNull(),
  updatedAt: instant().notNull(),
  updatedBy: text(),
})
