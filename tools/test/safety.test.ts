import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '@tomogolf/contract/api/endpoints'

const ROOT = join(import.meta.dirname, '../..')
const sources = [
  'apps/server/src',
  'apps/web/src',
  'apps/admin/src',
  'packages/ui/src',
  'packages/format/src',
  'packages/api-client/src',
  'packages/domain/src',
  'packages/messages/src',
  'packages/contract/src',
  'packages/artwork/src',
  'packages/phrases/src',
]
  .flatMap((folder) => list(folder))
  .filter((file) => /\.(ts|tsx)$/.test(file) && !/\.(gen|test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
function list(folder: string): string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    )
  } catch {
    return []
  }
}
/** Matching lines, comments removed. */
const lines = (pattern: RegExp, allowed: RegExp) =>
  sources
    .filter((source) => !allowed.test(source.file))
    .flatMap((source) =>
      source.text
        .split('\n')
        .flatMap((line, i) =>
          pattern.test(line.replace(/\/\/.*$|^\s*\*.*$|\/\*.*?\*\//g, ''))
            ? [`${source.file}:${i + 1}`]
            : [],
        ),
    )

test('only the configuration reads the environment', () => {
  expect(
    lines(/process\.env/, /^apps\/server\/src\/(main|doctor|reconcile|backup\/command)\.ts$/),
  ).toEqual([])
})
test('only the clock port reads the current time', () => {
  // exceptions: the bridge to the queue's clock, the page's server-synchronised clock, hydration,
  // and the service worker
  expect(
    lines(
      /Date\.now\(\)|new Date\(\)/,
      /platform\/(clock|jobs\/create-jobs)\.ts$|api-client\/src\/server-clock\.ts$|web\/src\/(service-worker\/sw|entry-client)\.tsx?$/,
    ),
  ).toEqual([])
})
test('randomness is cryptographic or seeded', () => {
  expect(lines(/Math\.random/, /^$/)).toEqual([])
})
test('every endpoint declares its guard and limit', () => {
  const guards = Object.fromEntries(
    Object.entries(endpoints).map(([key, endpoint]) => [
      key,
      `${endpoint.guard}, ${endpoint.limit}`,
    ]),
  )
  expect(guards).toMatchSnapshot()
})
test('no file names machines or registries', () => {
  expect(lines(/\/work\/|registry\.npmjs|\/root\//, /^$/)).toEqual([])
})
