// `npm test`: every check. Installs a browser if needed and starts its own PostgreSQL server.
import { ROOT, capture, installDependencies, buildPages, run } from './install.mjs'
import { ensureBrowser } from './browser.mjs'

const started = Date.now()
const seconds = (since) => ((Date.now() - since) / 1000).toFixed(0)
const step = (title, command, args) => {
  const at = Date.now()
  console.log(`\n== ${title}`)
  run(command, args)
  console.log(`== ${title}: ${seconds(at)} s`)
}
process.chdir(ROOT)
installDependencies()
ensureBrowser()
// the type checker and the build each leave a part of two processors idle
const types = capture('npm', ['run', '-s', 'types'])
step('format', 'npm', ['run', '-s', 'format:check'])
step('lint and import rules', 'npm', ['run', '-s', 'lint'])
buildPages()
const { status, output } = await types
console.log(
  `\n== types: ${status === 0 ? 'ok' : 'FAILED'}, with lint and build ${seconds(started)} s`,
)
if (status !== 0) {
  console.log(output)
  process.exit(1)
}
step('unit, server and race tests', 'npm', ['run', '-s', 'unit'])
step('browser tests', 'npm', ['run', '-s', 'e2e'])
console.log(`\nAll passed in ${seconds(started)} s`)
