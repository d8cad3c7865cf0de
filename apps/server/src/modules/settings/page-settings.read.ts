import type { Launches } from '@tomogolf/domain/launch/region-launch'
import type { Settings } from '@tomogolf/domain/settings'
import { batched } from '../../platform/cache/batch-loader.ts'
import type { Tx } from '../../platform/database/database.ts'
import { readLaunches } from './launches/launches.repository.ts'
import { readSettings } from './settings.repository.ts'

type PageSettings = { readonly settings: Settings; readonly launches: Launches }

const readBatch = batched(async (db: Tx): Promise<PageSettings> => {
  const [settings, launches] = await Promise.all([readSettings(db), readLaunches(db)])
  return { settings, launches }
})
/** The settings that lists and pages of games show. Concurrent requests share the statements. */
export const readPageSettings = (db: Tx): Promise<PageSettings> => readBatch(db, ['all'])
