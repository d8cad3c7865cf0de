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
  .filter((f) => /\.(ts|tsx)$/.test(f) && !/\.(gen|test)\.tsx?$/.test(f))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
function list(folder: string): string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (f) => `${folder}/${f}`,
    )
  } catch {
    return []
  }
}
/** Matching lines, comments removed. */
const lines = (pattern: RegExp, allowed: RegExp) =>
  sources
    .filter((s) => !allowed.test(s.file))
    .flatMap((s) =>
      s.text
        .split('\n')
        .flatMap((line, i) =>
          pattern.test(line.replace(/\/\/.*$|^\s*\*.*$|\/\*.*?\*\//g, ''))
            ? [`${s.file}:${i + 1}`]
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
    Object.entries(endpoints).map(([key, e]) => [key, `${e.guard}, ${e.limit}`]),
  )
  expect(guards).toMatchSnapshot()
})
test('no file names machines or registries', () => {
  expect(lines(/\/work\/|registry\.npmjs|\/root\//, /^$/)).toEqual([])
})
