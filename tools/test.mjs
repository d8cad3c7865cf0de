// `npm test`: every check. Installs a browser if needed and starts its own PostgreSQL server.
import { ROOT, installDependencies, buildPages, run } from './install.mjs'
import { ensureBrowser } from './browser.mjs'

const started = Date.now()
const step = (title, command, args) => {
  const at = Date.now()
  console.log(`\n== ${title}`)
  run(command, args)
  console.log(`== ${title}: ${((Date.now() - at) / 1000).toFixed(0)} s`)
}
process.chdir(ROOT)
installDependencies()
ensureBrowser()
step('format', 'npm', ['run', '-s', 'format:check'])
step('types', 'npm', ['run', '-s', 'types'])
step('lint and import rules', 'npm', ['run', '-s', 'lint'])
buildPages()
step('unit, server and race tests', 'npm', ['run', '-s', 'unit'])
step('browser tests', 'npm', ['run', '-s', 'e2e'])
console.log(`\nAll passed in ${((Date.now() - started) / 1000).toFixed(0)} s`)
