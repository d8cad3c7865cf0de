import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@tomogolf/phrases'
import { assetsFromManifest } from '../../apps/server/src/web/assets.ts'

const BUILD = join(import.meta.dirname, '../../apps/web/dist/client')
if (!existsSync(join(BUILD, '.vite/manifest.json')))
  throw new Error('The pages are not built: npm run build')
const filesOf = assetsFromManifest(join(BUILD, '.vite/manifest.json'))

/**
 * Brotli bytes and number of requests. React, the router and the query library alone are 93,400
 * bytes.
 */
const BUDGET = { bytes: 140_000, files: 12 }
const PAGES = [
  ['/', 'index', ['home']],
  ['/games', 'games/index', []],
] as const

describe.each(PAGES)('the first load of %s', (_, module, areas) => {
  test.each(LANGUAGES)(
    'stays within its budget in %s, including files fetched after load',
    (language) => {
      const { js } = filesOf(
        'src/entry-client.tsx',
        `phrases-${language}`,
        `src/routes/${module}.tsx?tsr-split=component`,
        ...areas.map((area) => `../../packages/phrases/src/areas/${area}/${language}.ts`),
        'src/service-worker/register.ts',
      )
      const sizes = js.map((file) => [file, statSync(join(BUILD, `${file}.br`)).size] as const)
      // a wrong module name would make the sum too small
      expect(js.length).toBeGreaterThan(5)
      expect(
        js.some((file) => file.includes('register-')) &&
          js.some((file) => file.includes(`phrases-${language}`)),
      ).toBe(true)
      expect(
        sizes.reduce((sum, [, bytes]) => sum + bytes, 0),
        sizes.map(([file, bytes]) => `${file} ${bytes}`).join('\n'),
      ).toBeLessThanOrEqual(BUDGET.bytes)
      expect(js.length, js.join('\n')).toBeLessThanOrEqual(BUDGET.files)
    },
  )
})
