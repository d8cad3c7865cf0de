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
      // these put nothing in place of globals and modules, so files share what is loaded, and the databases in memory
      {
        test: {
          ...run,
          name: 'server',
          isolate: false,
          include: [
            'packages/*/test/**/*.test.ts',
            'apps/server/test/**/*.test.ts',
            'tools/test/**/*.test.ts',
          ],
          // with a server and processes of its own, and long: `OPERATIONS=1 npx vitest run apps/server/test/operations`
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.OPERATIONS
              ? []
              : ['apps/server/test/operations/{faults,rollout}.test.ts']),
          ],
        },
      },
      { test: { ...run, name: 'pages', include: ['apps/web/test/**/*.test.{ts,tsx}'] } },
    ],
  },
})
