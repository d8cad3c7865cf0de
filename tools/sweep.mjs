// `npm run sweep`: every kind of public page and every component, in every language and at several
// widths, and the server's commands and processes. `npm run sweep -- FILE` runs browser tests only.
import { globSync, readFileSync } from 'node:fs'
import { ENV, ROOT, buildPages, installDependencies, run } from './install.mjs'
import { ensureBrowser } from './browser.mjs'

/** Tests that run on the embedded database too; `npm test` runs most on the server alone. */
const filesOfBothEngines = () =>
  globSync('apps/server/{src,test}/**/*.test.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('describe.each(ENGINES)'),
  )

process.chdir(ROOT)
installDependencies()
ensureBrowser()
buildPages()
const files = process.argv.slice(2)
run('npx', ['playwright', 'test', '--config=playwright.sweep.config.ts', ...files])
if (files.length === 0) {
  const suites = [
    '.long',
    'simulation/simulation',
    'operations/backup',
    'operations/processes',
    'simulation/killed',
    'top-up-demo',
    'reconcile-command',
    'doctor',
    'check-machine',
    'server/test/fuzz',
    'all-figures',
    'security/patterns',
    'operations/traces',
    'admin/record',
  ].map((name) => `${name}.test.ts`)
  run('npx', ['vitest', 'run', '--project', 'server', '--project', 'domain', ...suites], {
    ...ENV,
    OPERATIONS: '1',
    SIMULATION_HISTORIES: '40',
  })
  run('npx', ['vitest', 'run', '--project', 'server', '-t', 'embedded', ...filesOfBothEngines()], {
    ...ENV,
    ALL_ENGINES: '1',
    OPERATIONS: '1',
  })
}
