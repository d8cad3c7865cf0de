// `npm run check [-- BASE]`: the fast loop. Format, lint, types, and the tests of what changed
// since BASE. BASE is the merge base with the main branch by default, so that a branch is checked
// as a whole.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { ROOT, capture, installDependencies } from './install.mjs'

process.chdir(ROOT)
installDependencies()
const started = Date.now()
const base = process.argv[2] ?? mergeBase()
/** Committed since `base`, edited, new and deleted files. */
const touched = touchedFiles(base)
const changed = touched.filter((file) => existsSync(file))
const failed = []

// two steps at a time, long ones first
const steps = [...testSteps(), ...typeSteps(), ...lintSteps()]
await Promise.all([runSteps(), runSteps()])

console.log(
  `\n${failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'Passed'} in ${seconds(started)} s`,
)
process.exitCode = failed.length > 0 ? 1 : 0

function lintSteps() {
  return [
    ['unused files, exports and dependencies', 'knip', ['--no-progress']],
    [
      'import rules',
      'depcruise',
      ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'packages', 'apps'],
    ],
    ['lint', 'oxlint', ['--deny-warnings']],
    ['format', 'oxfmt', ['--check']],
  ]
}

/**
 * The type checks that a changed file can affect. A change of the product alone does not check the
 * browser tests and benchmarks: they import the server and would take half of the time. `npm test`
 * checks all.
 */
function typeSteps() {
  const shared = /^packages\/(?!ui\/|api-client\/)/
  const pages = /^packages\//
  const projects = [
    ['apps/server', /^apps\/server\/|^tools\//, shared],
    ['apps/web', /^apps\/web\//, pages],
    ['apps/admin', /^apps\/admin\//, pages],
    // with the benchmarks
    ['e2e', /^(e2e|bench|tools)\/|^apps\/server\/test\//],
    ['packages/ui', pages],
    ['packages', shared],
    ['apps/web/tsconfig.sw.json', /^apps\/web\/src\/(service-worker|offline)\//, shared],
  ]
  const configuration = /^(tsconfig\.base|package(-lock)?)\.json$/
  return projects
    .filter(([, ...patterns]) =>
      touched.some((file) => [configuration, ...patterns].some((pattern) => pattern.test(file))),
    )
    .map(([project]) => [`types of ${project}`, 'tsc', ['-p', project]])
}

/**
 * Packages and pages: the tests that import a changed file. Server: the tests in the folders of
 * changed files, because nearly every server test imports the whole application. `npm test` and
 * `npm run sweep` run them all.
 */
function testSteps() {
  const testRuns = []
  if (changed.some((file) => /\.(ts|tsx)$/.test(file))) {
    testRuns.push([
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
    testRuns.push([
      'tests of the server',
      'vitest',
      ['run', '--project', 'server', '--passWithNoTests', ...filters],
    ])
  }
  return testRuns
}

/** Runs the next step until none is left; output of a failed step appears when it has ended. */
async function runSteps() {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const [title, command, args] = step
    const begun = Date.now()
    const { status, output } = await capture(command, args)
    console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(begun)} s`)
    if (status === 0) continue
    failed.push(title)
    console.log(output)
  }
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

function touchedFiles(since) {
  return [
    ...git('diff', '--name-only', since).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file !== '')
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(0)
}
