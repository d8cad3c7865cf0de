import { configDefaults, defineConfig } from 'vitest/config'

const run = {
  retry: process.env.CI ? 1 : 0,
  testTimeout: process.env.CI ? 120_000 : 60_000,
  hookTimeout: process.env.CI ? 120_000 : 60_000,
}
export default defineConfig({
  test: {
    globalSetup: ['tools/vitest-databases.ts'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...run,
          name: 'server',
          // these tests stub no globals and mock no modules, so files share loaded modules and databases
          isolate: false,
          include: [
            'packages/{artwork,contract,domain,format,messages,phrases,stripe-emulator}/src/**/*.test.ts',
            'apps/server/{src,test}/**/*.test.ts',
            'tools/test/**/*.test.ts',
          ],
          // long, with processes of their own: `OPERATIONS=1 npx vitest run apps/server/test/operations`
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.OPERATIONS
              ? []
              : ['apps/server/test/operations/{faults,rollout}.test.ts']),
          ],
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
    ],
  },
})
