// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { deferScripts } from './deferred-scripts.ts'

const files = Array.from({ length: 20 }, (_, index) => `/page-${index}.js`)
const setPage = (html: string) => {
  document.body.innerHTML = `${html}<script type="application/json" id="__scripts">${JSON.stringify({ preloaded: files, entries: [] })}</script>`
}
const preloads = () => document.head.querySelectorAll('link[rel=modulepreload]')

beforeEach(() => {
  document.head.replaceChildren()
  // jsdom never paints
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
})

test('waits for the first paint, or for the first sign of use', async () => {
  setPage('<main><button>Press</button></main>')
  deferScripts()
  expect(preloads()).toHaveLength(0)
  document.querySelector('button')!.click()
  await vi.waitFor(() => expect(preloads()).toHaveLength(20))
})

test('loads the scripts of a page without server-rendered content at once', async () => {
  setPage('<main><script></script></main>')
  deferScripts()
  await vi.waitFor(() => expect(preloads()).toHaveLength(20))
})
