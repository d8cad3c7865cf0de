import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Balancer } from './balancer.ts'
import { freePort } from '../support/server-process.ts'

const CADDYFILE = join(import.meta.dirname, '../../../../deploy/Caddyfile')
/** Whether the proxy of the deployment is installed (`apt-get install caddy`). */
export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).status === 0

/**
 * The real proxy with the Caddyfile of the deployment; only the addresses are replaced. It starts
 * when it gets its targets.
 */
export async function startCaddy(): Promise<Balancer> {
  const port = await freePort(),
    url = `http://127.0.0.1:${port}`,
    folder = mkdtempSync(join(tmpdir(), 'tomogolf-caddy-'))
  let caddy: ChildProcess | undefined
  return {
    url,
    setTargets: (targets) => {
      const file = join(folder, 'Caddyfile')
      writeFileSync(
        file,
        `{\n\tadmin off\n}\n${readFileSync(CADDYFILE, 'utf8')
          .replace('{$SITE}', url)
          .replace(
            'web-1:3000 web-2:3000',
            targets.map((target) => new URL(target).host).join(' '),
          )}`,
      )
      caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
        stdio: ['ignore', 'ignore', process.env.TEST_LOG ? 'inherit' : 'ignore'],
        env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      })
    },
    close: async () => {
      if (!caddy || caddy.exitCode !== null) return
      const exited = new Promise((done) => caddy!.once('exit', done))
      caddy.kill('SIGTERM')
      await exited
    },
  }
}
