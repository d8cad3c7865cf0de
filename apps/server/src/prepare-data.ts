import { importCourseList } from './modules/courses/import-course-list.usecase.ts'
import { refreshSearchTexts } from './modules/games/search/refresh-search-texts.usecase.ts'
import { listSettingProblems } from './modules/settings/settings.repository.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { topUpDemo } from './demo/top-up-demo.ts'
import type { Deps } from './deps.ts'
import { withAdvisoryLock } from './platform/database/advisory-lock.ts'

// advisory lock: processes that start together must not seed the database twice
const LOCK = 7_214_554

/**
 * Imports the course list of this version, rebuilds search texts that an older version built and,
 * if configured, adds the demonstration data or tops it up. Does nothing when all of it is there.
 * Logs stored settings that do not apply.
 */
export async function prepareData(deps: Deps): Promise<{ demo: boolean }> {
  const demo = deps.config.DEMO_DATA && !deps.config.isProduction
  await withAdvisoryLock(deps.db, LOCK, async () => {
    await importCourseList(deps)
    await refreshSearchTexts(deps)
    if (!demo) return
    await seedDemo(deps)
    // the product works without more games
    await topUpDemo(deps).catch((err: unknown) => deps.log.error({ err }, 'demonstration top-up'))
  })
  for (const problem of await listSettingProblems(deps.db)) deps.log.error({ problem }, 'setting')
  return { demo }
}
