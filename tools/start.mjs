// `npm start`: installs missing dependencies, builds changed pages, runs the server on the pinned
// Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ENV, NODE, ROOT, buildPages, installDependencies } from './install.mjs'

installDependencies()
buildPages()
const server = spawn(
  NODE,
  ['--disable-warning=ExperimentalWarning', join(ROOT, 'apps/server/src/main.ts')],
  { cwd: ROOT, env: ENV, stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
