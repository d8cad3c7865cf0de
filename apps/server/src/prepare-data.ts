import { importCourseList } from './modules/courses/import-course-list.ts'
import { seedDemo } from './demo/seed-demo.ts'
import type { Deps } from './deps.ts'
import { withAdvisoryLock } from './platform/database/advisory-lock.ts'

// any constant of its own: processes that start together must not fill the database twice
const LOCK = 7_214_554

/** The course list of this version, and demonstration data where they are wanted. Costs nothing when all is there. */
export async function prepareData(deps: Deps): Promise<{ demo: boolean }> {
  const wanted = deps.config.DEMO_DATA && !deps.config.isProduction
  await withAdvisoryLock(deps.db, LOCK, async () => {
    await importCourseList(deps)
    if (wanted) await seedDemo(deps)
  })
  return { demo: wanted }
}
