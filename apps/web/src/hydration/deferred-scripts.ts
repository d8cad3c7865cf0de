/**
 * Loads the page's scripts after the first paint, or at the first sign of use, so that the network and the processor
 * serve the first view alone. See docs/decisions/2026-11-22-scripts-after-the-first-view.md.
 *
 * The server writes the source of this function into each page: it must not use anything outside itself. What differs
 * from page to page is in the JSON element `__scripts`, so that one hash in the Content-Security-Policy admits it:
 * `preloaded` is every file the page needs, `entries` the files to run, in order; their imports come first.
 */
export function deferScripts(): void {
  const { preloaded, entries } = JSON.parse(
    document.getElementById('__scripts')?.textContent ?? '{}',
  ) as { preloaded: readonly string[]; entries: readonly string[] }
  const addToHead = (name: 'link' | 'script', properties: object) => {
    document.head.append(Object.assign(document.createElement(name), properties))
  }
  const nextTask = () =>
    new Promise((resolve) => {
      setTimeout(resolve)
    })

  let started = false
  const start = async () => {
    if (started) return
    started = true
    for (const [index, href] of preloaded.entries()) {
      addToHead('link', { rel: 'modulepreload', href })
      // adding thirty links at once would be a long task
      if (index % 4 === 3) await nextTask()
    }
    // one after another: each script is evaluated in a task of its own
    for (const src of entries)
      await new Promise((resolve) => {
        addToHead('script', { type: 'module', src, onload: resolve, onerror: resolve })
      })
  }

  // on a busy processor the load event can come before the first paint
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  addEventListener('load', () => void painted.then(() => setTimeout(start)), { once: true })
  // an image can hang, and a background tab does not paint
  setTimeout(start, 4000)
  for (const kind of ['pointerdown', 'keydown', 'focusin', 'click'])
    addEventListener(kind, start, { capture: true, once: true, passive: true })
  // a page without server-rendered content (the check-in codes) has no first view to wait for
  if (!document.querySelector('main :not(script)')) void start()
}
