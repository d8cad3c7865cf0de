import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.{ts,tsx}', 'tools/test/**/*.test.ts'],
    // with a server and processes of its own, and long: `OPERATIONS=1 npx vitest run apps/server/test/operations`
    exclude: [...configDefaults.exclude, ...(process.env.OPERATIONS ? [] : ['apps/server/test/operations/{faults,rollout}.test.ts'])],
    globalSetup: ['tools/vitest-databases.ts'],
    retry: process.env.CI ? 1 : 0,
    testTimeout: process.env.CI ? 120_000 : 60_000,
    hookTimeout: process.env.CI ? 120_000 : 60_000,
    maxWorkers: 2,
  },
})
