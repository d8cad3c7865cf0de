import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, unknown>
type Package = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  license?: string
}
const lock = Object.entries(
  (read('package-lock.json') as { packages: Record<string, Package> }).packages,
).filter(([path]) => path.includes('node_modules/'))

test('every package is pinned by hash and comes from the registry or this repository', () => {
  expect(lock.length).toBeGreaterThan(500)
  const unexpected = lock.filter(([, entry]) =>
    entry.link
      ? !/^(apps|packages)\/[\w-]+$/.test(entry.resolved ?? '')
      : !entry.integrity?.startsWith('sha512-') ||
        !/^\d/.test(entry.version ?? '') ||
        entry.resolved !== undefined,
  )
  expect(unexpected.map(([path]) => path)).toEqual([])
})
test('versions are exact', () => {
  const files = [
    'package.json',
    ...['apps', 'packages']
      .flatMap((folder) =>
        readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`),
      )
      .filter((file) => existsSync(join(ROOT, file))),
  ]
  const loose = files.flatMap((file) =>
    ['dependencies', 'devDependencies']
      .flatMap((kind) => Object.entries((read(file)[kind] ?? {}) as Record<string, string>))
      .filter(
        ([name, version]) =>
          !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) && !name.startsWith('@tomogolf/'),
      )
      .map(([name, version]) => `${file}: ${name} ${version}`),
  )
  expect(loose).toEqual([])
})
test('licences of shipped packages are permissive', () => {
  // LGPL: sharp's image library, a replaceable shared object; png-js: MIT, stated in its LICENSE
  // only
  const fine =
    /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|OFL-1\.1|MPL-2\.0|Zlib|CC-BY-4\.0)( (AND|OR) (MIT|CC0-1\.0|Zlib))*\)?$/
  const other = lock.filter(
    ([path, entry]) =>
      !entry.dev &&
      !entry.link &&
      !fine.test(entry.license ?? '') &&
      !path.startsWith('node_modules/@img/sharp-') &&
      path !== 'node_modules/png-js',
  )
  expect(other.map(([path, entry]) => `${path}: ${entry.license ?? 'none'}`)).toEqual([])
})
