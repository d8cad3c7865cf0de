import { describe, expect, test } from 'vitest'
import { PUBLIC_PAGES } from '../../apps/server/src/web/sitemap.ts'
import { PAGES } from '../../e2e/public/routes.ts'
import { readSource } from './source-files.ts'

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')
/** Read as text: the module builds the router of the pages. */
const SHARED = [
  .../const SHARED = new Set.*?\(\[(.*?)\] satisfies/s
    .exec(readSource('apps/web/src/shared-address.ts'))![1]!
    .matchAll(/'([^']+)'/g),
].map(([, path]) => withoutSlash(path!))

describe('a page of the sitemap', () => {
  test.each(PUBLIC_PAGES)('%s is shared by visitors, and the browser tests open it', (path) => {
    expect(SHARED).toContain(path)
    expect(PAGES.map((page) => page.path)).toContain(path)
  })
})
