// Runs on the machine's own Node before dependencies are installed: plain JavaScript without
// imports.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
/** The pinned runtime, installed as a dependency. */
export const NODE = join(
  ROOT,
  'node_modules/.bin',
  process.platform === 'win32' ? 'node.cmd' : 'node',
)
export const ENV = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
}

const STAMPS = join(ROOT, 'node_modules/.cache/tomogolf')
const stamp = (name) =>
  existsSync(join(STAMPS, name)) ? readFileSync(join(STAMPS, name), 'utf8') : ''
function setStamp(name, value) {
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(join(STAMPS, name), value)
}
export function run(command, args, env = ENV) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a command in the background and collects what it prints. */
export function capture(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: ENV, shell: process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ status: 1, output: error.message }))
    child.on('close', (status) => resolve({ status, output }))
  })
}

/** Installs the locked dependencies unless this lock file is installed already. */
export function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(NODE) && stamp('lock') === lock) return
  console.log('Installing dependencies …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  setStamp('lock', lock)
}

/** Builds the pages unless none of their sources has changed. */
export function buildPages() {
  const hash = createHash('sha256')
  for (const folder of [
    'apps/web',
    'apps/admin',
    'packages/ui/src',
    'packages/format/src',
    'packages/api-client/src',
    'packages/domain/src',
    'packages/contract/src',
    'packages/phrases/src',
    'packages/artwork/src',
  ])
    hashFolder(hash, join(ROOT, folder))
  hash.update(stamp('lock'))
  const sources = hash.digest('hex')
  if (
    stamp('pages') === sources &&
    existsSync(join(ROOT, 'apps/web/dist/client/.vite/manifest.json'))
  )
    return
  console.log('Building the pages …')
  run('npm', ['run', '-s', 'build'])
  setStamp('pages', sources)
}
function hashFolder(hash, folder) {
  for (const name of readdirSync(folder).sort()) {
    if (
      name === 'dist' ||
      name === 'node_modules' ||
      name === 'test' ||
      /\.test\.tsx?$/.test(name) ||
      name.startsWith('.')
    )
      continue
    const path = join(folder, name)
    if (statSync(path).isDirectory()) hashFolder(hash, path)
    else hash.update(path.slice(ROOT.length)).update(readFileSync(path))
  }
}
