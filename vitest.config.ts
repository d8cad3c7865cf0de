import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

const run = {
  retry: process.env.CI ? 1 : 0,
  testTimeout: process.env.CI ? 120_000 : 60_000,
  hookTimeout: process.env.CI ? 120_000 : 60_000,
}
/** Suites that need more than about six seconds. */
const LONG = '**/*.long.test.ts'
/**
 * Suites that `npm test` leaves to `npm run sweep`: long ones, also those with processes of their
 * own, and those that try every endpoint, pattern, command or figure. `OPERATIONS=1 npx vitest run …`
 * runs them by name; the sweep leaves out `faults` and `rollout`.
 */
const OPERATIONS = process.env.OPERATIONS
  ? []
  : [
      LONG,
      'apps/server/test/operations/{backup,faults,processes,rollout}.test.ts',
      'apps/server/test/simulation/killed.test.ts',
      'apps/server/test/{fuzz,figures/all-figures,security/patterns,operations/traces}.test.ts',
      'apps/server/src/**/{top-up-demo,reconcile-command,doctor,check-machine}.test.ts',
      'apps/server/src/modules/admin/record.test.ts',
    ]

const CHEAP_ARGON2 = join(import.meta.dirname, 'apps/server/test/support/cheap-argon2.ts')

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...run,
          name: 'domain',
          isolate: false,
          include: [
            'packages/{artwork,contract,domain,format,messages,phrases,stripe-emulator}/src/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...OPERATIONS],
        },
      },
      {
        test: {
          ...run,
          name: 'web',
          include: [
            'apps/{web,admin}/{src,test}/**/*.test.{ts,tsx}',
            'packages/{ui,api-client}/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        resolve: { alias: { '@node-rs/argon2': CHEAP_ARGON2 } },
        test: {
          ...run,
          name: 'server',
          // one PostgreSQL server for the whole run
          globalSetup: ['tools/vitest-databases.ts'],
          // these tests stub no globals and mock no modules, so files share loaded modules and databases
          isolate: false,
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...OPERATIONS],
        },
      },
      {
        test: {
          ...run,
          name: 'repository',
          isolate: false,
          include: ['tools/test/**/*.test.ts'],
        },
      },
    ],
  },
})
