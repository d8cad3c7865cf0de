import { fromJapanText, type Instant } from '@tomogolf/domain/time'
import { loadConfig } from '../../src/config/config.ts'
import type { MovableClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { createLogger } from '../../src/platform/telemetry/log.ts'
import { createContainer } from '../../src/create-container.ts'

/** A stopped clock that tests move. */
export function testClock(start: Instant): MovableClock {
  let at = start
  return {
    now: () => at,
    iso: () => new Date(at).toISOString(),
    set: (to) => {
      at = to ?? start
    },
    moved: true,
  }
}
export const NOON: Instant = fromJapanText('2026-11-20 12:00:00')!
export const TEST_SECRET = 'a secret of thirty-two characters, at least'

/** Creates tables and job queues in an empty database. */
export async function prepareDatabase(db: Database): Promise<void> {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', APP_SECRET: TEST_SECRET })
  const deps = await createContainer(config, {
    clock: testClock(NOON),
    db,
    log: createLogger('silent', false),
  })
  await deps.jobs.start({ work: false })
  await deps.jobs.stop()
}
