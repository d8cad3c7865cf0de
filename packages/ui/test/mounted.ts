import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'

/**
 * Mounts a React root for each test of a file and unmounts it afterwards. Hooks run in reverse
 * order: called below the file's own `afterEach`, it unmounts before that runs.
 */
export function pageForEachTest(): { page(): HTMLElement; render(node: ReactNode): void } {
  let page: HTMLElement, root: Root
  beforeEach(() => {
    ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
    page = document.createElement('div')
    document.body.append(page)
    root = createRoot(page)
  })
  afterEach(() => {
    act(() => root.unmount())
    page.remove()
  })
  return { page: () => page, render: (node) => act(() => root.render(node)) }
}
