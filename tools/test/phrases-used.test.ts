import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AREAS, loadArea } from '@tomogolf/phrases'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = [
  'apps/web/src',
  'apps/admin/src',
  'apps/server/src',
  'packages/contract/src',
  'packages/ui/src',
  'packages/format/src',
  'packages/api-client/src',
  'packages/domain/src',
]
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    join(ROOT, folder, file),
  ),
)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(gen|test)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const VALUE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g
/** Built keys whose values contain dots. */
const DOTTED = /^(?:admin\.action|admin\.permission|answers\.letter|mygames\.badge)\./
/** Keys written as literals, and keys built from values: `games.button.${state.button}`. */
const written = new Set(
  [...sources.matchAll(/['"`]([a-z]\w*(?:\.[\w-]+)+)['"`]/gi)].map(([, name]) => name!),
)
const built = [
  ...new Set(
    [...sources.matchAll(/`((?:[^`$\\\n]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)`/g)].map(([, text]) =>
      text!.replace(VALUE, '\0'),
    ),
  ),
]
  .filter((text) => text.includes('\0') && /^[a-z][\w.\0-]*\.[\w.\0-]+$/i.test(text))
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split('\0')
          .map((part) => part.replaceAll('.', String.raw`\.`))
          .join(DOTTED.test(text) ? String.raw`[\w.-]+` : String.raw`[\w-]+`)}$`,
      ),
  )

test('every phrase is used', async () => {
  const keys = (await Promise.all(AREAS.map((area) => loadArea(area, 'en')))).flatMap((table) =>
    Object.keys(table),
  )
  const unused = [...new Set(keys.map((key) => key.replace(/_(?:one|other)$/, '')))].filter(
    (key) => !written.has(key) && !built.some((name) => name.test(key)),
  )
  expect(unused).toEqual([])
})
test('an unused phrase is found', () => {
  expect(
    ['games.button.sell', 'games.nothing', 'device.update.titles'].map(
      (key) => written.has(key) || built.some((name) => name.test(key)),
    ),
  ).toEqual([true, false, false])
})
