import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '@tomogolf/contract/endpoints'

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
/** Lines that match, with comments taken out. */
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

test('the environment is read in the configuration and nowhere else', () => {
  expect(
    lines(/process\.env/, /^apps\/server\/src\/(main|doctor|reconcile|backup\/command)\.ts$/),
  ).toEqual([])
})
test('the present comes from the clock port', () => {
  // the bridge to the queue's own clock, the page's clock that is corrected by the server's, the page's cache, and the service worker, which has no other
  expect(
    lines(
      /Date\.now\(\)|new Date\(\)/,
      /platform\/(clock|jobs\/jobs)\.ts$|api-client\/src\/server-clock\.ts$|web\/src\/(service-worker\/sw|entry-client)\.tsx?$/,
    ),
  ).toEqual([])
})
test('chance comes from the cryptographic generator or from a seed', () => {
  expect(lines(/Math\.random/, /^$/)).toEqual([])
})
test('every call says who may make it', () => {
  const guards = Object.fromEntries(
    Object.entries(endpoints).map(([key, e]) => [key, `${e.guard}, ${e.limit}`]),
  )
  expect(guards).toMatchSnapshot()
})
test('no file speaks of machines, registries or how the work is organised', () => {
  expect(lines(/\/work\/|registry\.npmjs|\/root\//, /^$/)).toEqual([])
})
