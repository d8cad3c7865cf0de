import { importCourseList } from './modules/courses/import-course-list.ts'
import { seedDemo } from './demo/seed-demo.ts'
import type { Deps } from './deps.ts'

/** The course list of this version, and demonstration data where they are wanted. Costs nothing when all is there. */
export async function prepareData(deps: Deps): Promise<{ demo: boolean }> {
  await importCourseList(deps)
  const wanted = deps.config.DEMO_DATA && !deps.config.isProduction
  if (wanted) await seedDemo(deps)
  return { demo: wanted }
}
