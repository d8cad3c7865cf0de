// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { deferScripts } from './deferred-scripts.ts'

const files = Array.from({ length: 20 }, (_, index) => `/page-${index}.js`)
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
  document.body.innerHTML = '<main><button>Press</button></main>'
  deferScripts(files, [])
  expect(preloads()).toHaveLength(0)
  document.querySelector('button')!.click()
  await vi.waitFor(() => expect(preloads()).toHaveLength(20))
})

test('loads the scripts of a page without server-rendered content at once', async () => {
  document.body.innerHTML = '<main><script></script></main>'
  deferScripts(files, [])
  await vi.waitFor(() => expect(preloads()).toHaveLength(20))
})
