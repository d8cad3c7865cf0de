// `npm run check [-- BASE]`: the fast loop. Format, lint, types, and the tests of what changed
// since BASE. BASE is the merge base with the main branch by default, so that a branch is checked
// as a whole.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { ENV, ROOT, installDependencies } from './install.mjs'

process.chdir(ROOT)
installDependencies()
const started = Date.now()
const base = process.argv[2] ?? mergeBase()
const changed = changedFiles(base)
const failed = []

// two lanes for two cores: the type checker beside everything else
await Promise.all([lane([['types', 'npm', ['run', '-s', 'types']]]), lane(otherSteps())])

console.log(
  `\n${failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'Passed'} in ${seconds(started)} s`,
)
process.exitCode = failed.length > 0 ? 1 : 0

function otherSteps() {
  return [['format', 'oxfmt', ['--check']], ['lint', 'npm', ['run', '-s', 'lint']], ...testSteps()]
}

/**
 * Packages and pages: the tests that import a changed file. Server: the tests in the folders of
 * changed files, because nearly every server test imports the whole application; `npm test` runs
 * them all.
 */
function testSteps() {
  const steps = []
  if (changed.length === 0) return steps
  if (changed.some((file) => /\.(ts|tsx)$/.test(file))) {
    steps.push([
      'tests of packages and pages',
      'vitest',
      ['run', '--project', 'domain', '--project', 'web', '--changed', base, '--passWithNoTests'],
    ])
  }
  const folders = changed
    .filter((file) => /^apps\/server\/(src|test)\/.+\/.+\.ts$/.test(file))
    .map((file) => dirname(file))
  if (folders.length > 0) {
    const filters = [...new Set(folders)].map((folder) => `${folder}/`)
    steps.push([
      'tests of the server',
      'vitest',
      ['run', '--project', 'server', '--passWithNoTests', ...filters],
    ])
  }
  return steps
}

/** Runs steps one after another; output appears when a step has ended. */
async function lane(steps) {
  for (const [title, command, args] of steps) {
    const begun = Date.now()
    const { status, output } = await capture(command, args)
    console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(begun)} s`)
    if (status === 0) continue
    failed.push(title)
    console.log(output)
  }
}

function capture(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: ENV, shell: process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ status: 1, output: error.message }))
    child.on('close', (status) => resolve({ status, output }))
  })
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

function mergeBase() {
  for (const branch of ['origin/main', 'main']) {
    const commit = git('merge-base', 'HEAD', branch)
    if (commit !== '') return commit
  }
  return 'HEAD'
}

/** Committed since `since`, edited and new files, without deleted ones. */
function changedFiles(since) {
  return [
    ...git('diff', '--name-only', since).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file !== '' && existsSync(file))
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(0)
}
