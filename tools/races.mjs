/**
 * Repeats every test of races on the PostgreSQL server: `npm run races -- 50`. One server and one
 * process for all runs, so that a run takes seconds. Fails when a run fails.
 */
import { createVitest } from 'vitest/node'

// with the long ones
process.env.OPERATIONS = '1'
const TIMES = Number(process.argv[2] ?? 10)
const vitest = await createVitest('test', { project: ['server'], watch: false, reporters: [{}] })
const specifications = await vitest.globTestSpecifications(['.race.'])
let failedRuns = 0
for (let run = 1; run <= TIMES; run++) {
  const begun = performance.now()
  const { testModules } = await vitest.runTestSpecifications(specifications, true)
  const tests = testModules.flatMap((module) => [...module.children.allTests()])
  const failed = tests.filter((test) => !test.ok())
  if (failed.length || testModules.some((module) => !module.ok())) failedRuns++
  for (const test of failed) console.log(test.module.moduleId, test.fullName, test.result().errors)
  for (const module of testModules) for (const error of module.errors()) console.log(error)
  console.log(
    `races: run ${run} of ${TIMES}, ${tests.length} tests, ${failed.length} failed, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  )
}
console.log(`races: ${TIMES} runs, ${failedRuns} failed`)
await vitest.close()
process.exitCode = failedRuns ? 1 : 0
