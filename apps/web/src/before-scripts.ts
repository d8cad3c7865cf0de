/**
 * What the page does before its scripts are here. They begin when the page is drawn and at rest, or at the first sign of use: until then the line
 * and the processor are the first view's alone. What is pressed and typed meanwhile is kept, and done when React has taken the page over.
 *
 * The server writes the text of this function into each page, so it must use nothing outside itself.
 * `fetched` are all files the page will need, `run` those it begins with, in their order.
 */
export function beforeScripts(fetched: readonly string[], run: readonly string[]): void {
  const nonce = document.currentScript?.nonce ?? ''
  const add = (name: 'link' | 'script', properties: object) => {
    const element = Object.assign(document.createElement(name), properties, { nonce })
    document.head.append(element)
    return element
  }

  let begun = false
  const begin = async () => {
    if (begun) return
    begun = true
    for (const href of fetched) add('link', { rel: 'modulepreload', href })
    // one after another, so that each is a task of its own
    for (const src of run) await new Promise((done) => { add('script', { type: 'module', src, onload: done, onerror: done }) })
  }
  // on a busy processor everything may be here before anything is drawn
  const drawn = new Promise<void>((done) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      done()
    }).observe({ type: 'paint', buffered: true })
  })
  addEventListener('load', () => void drawn.then(() => setTimeout(begin)), { once: true })
  // where a picture does not come, or nobody looks
  setTimeout(begin, 4000)

  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const valueOf = (field: Field) => (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type) ? field.checked : field.value)
  const fields = new Map<Field, string | boolean>()
  let last: (() => void) | undefined
  let touched: Element | undefined
  const keep = (event: Event) => {
    void begin()
    const { target, type } = event
    if (!(target instanceof Element)) return
    if (type === 'input') {
      const field = target as Field
      fields.set(field, valueOf(field))
    } else if (type === 'click') {
      const button = target.closest('a[href], button, summary, label, input, select, textarea')
      if (!(button instanceof HTMLButtonElement) || button.type !== 'button') return
      event.stopImmediatePropagation()
      touched = button
      last = () => button.click()
    } else if (type === 'submit' && !target.hasAttribute('action')) {
      // the browser would write what was typed into the address
      event.preventDefault()
      event.stopImmediatePropagation()
      const { submitter } = event as SubmitEvent
      touched = target
      last = () => (target as HTMLFormElement).requestSubmit(submitter)
    }
  }
  const kinds = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit']
  for (const kind of kinds) addEventListener(kind, keep, { capture: true, passive: kind === 'pointerdown' })

  // Chromium's question whether to install the app comes but once
  let question: Event | undefined
  const hold = (event: Event) => {
    event.preventDefault()
    question = event
  }
  addEventListener('beforeinstallprompt', hold)

  const wait = (ms: number) => new Promise((done) => { setTimeout(done, ms) })
  /** Whether React has come to this element, or never will. */
  const reached = async (element: Element) => {
    for (let i = 0; i < 200 && element.isConnected && !Object.keys(element).some((key) => key.startsWith('__reactProps')); i++) await wait(50)
    return element.isConnected
  }
  const repeat = (field: Field, value: string | boolean) => {
    if (typeof value === 'boolean') {
      // React compares with what it saw set last
      (field as HTMLInputElement).checked = !value
      field.click()
      return
    }
    field.value = value === '' ? ' ' : ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  /** A busy page may put a field back once more: until it stays as its owner left it. */
  const restore = async (field: Field) => {
    for (let turn = 0; turn < 5 && await reached(field); turn++) {
      const value = fields.get(field)!
      if (turn > 0 && valueOf(field) === value) return
      repeat(field, value)
      await wait(200)
    }
  }
  addEventListener('taken-over', async () => {
    for (const kind of kinds) if (kind !== 'input') removeEventListener(kind, keep, { capture: true })
    removeEventListener('beforeinstallprompt', hold)
    if (question) dispatchEvent(question)
    await Promise.all([...fields.keys()].map(restore))
    removeEventListener('input', keep, { capture: true })
    if (touched && await reached(touched)) last!()
  }, { once: true })
}
