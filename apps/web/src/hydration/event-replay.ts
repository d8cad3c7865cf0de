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
    for (const [index, href] of fetched.entries()) {
      add('link', { rel: 'modulepreload', href })
      // thirty at once would be a long task
      if (index % 4 === 3) await wait(0)
    }
    // one after another, so that each is a task of its own
    for (const src of run)
      await new Promise((done) => {
        add('script', { type: 'module', src, onload: done, onerror: done })
      })
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
  type React = { _valueTracker?: { setValue(value: string): void } }
  const valueOf = (field: Field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
      ? field.checked
      : field.value
  const known = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const wait = (ms: number) =>
    new Promise((done) => {
      setTimeout(done, ms)
    })
  /** Waits until React has come to this element: parts of a page have a file of their own. */
  const reached = async (element: Element) => {
    for (let i = 0; i < 600 && element.isConnected && !known(element); i++) await wait(50)
    return element.isConnected && known(element)
  }

  let taken = false,
    composing = false,
    repeating = false,
    pressed = false
  const fields = new Map<Field, string | boolean>()
  /** Boxes that React saw ticked while the router was still on its way: a second time would be recorded twice. */
  const seen = new WeakSet<Field>()
  const restoring: Promise<void>[] = []
  /** The last press and the last form sent; who presses twice means it once. */
  const due = new Map<string, { element: Element; repeat: () => void }>()

  const note = (field: Field) => {
    const value = valueOf(field)
    // what a file field holds cannot be written, and choosing one of several unchooses the one before, which says nothing
    if (field.type === 'file' || (field.type === 'radio' && value === false)) return
    if (field.type === 'radio')
      for (const other of fields.keys())
        if (other.name === field.name && other.form === field.form) fields.delete(other)
    fields.set(field, value)
    if (typeof value === 'boolean' && known(field)) seen.add(field)
  }
  const repeat = (field: Field, value: string | boolean) => {
    if (typeof value === 'boolean') {
      // React compares with what it saw set last
      ;(field as HTMLInputElement).checked = !value
      field.click()
      return
    }
    // the field is not written where it holds the text already: that would move the caret
    ;(field as React)._valueTracker?.setValue(value === '' ? ' ' : '')
    if (field.value !== value)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(
        field,
        value,
      )
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  /** A busy page may put a field back once more: until it stays as its owner left it. */
  const restore = async (field: Field) => {
    for (let turn = 0; turn < 5 && (await reached(field)); turn++) {
      // Japanese, Korean and Chinese words are put together in the field
      while (composing && document.activeElement === field) await wait(50)
      const value = fields.get(field)
      if (value === undefined || (turn > 0 && (pressed || valueOf(field) === value))) break
      if (!seen.has(field) || valueOf(field) !== value) repeat(field, value)
      await wait(200)
    }
    fields.delete(field)
  }
  const finish = async (kind: string) => {
    const one = due.get(kind)
    await Promise.all(restoring)
    if (!one || !(await reached(one.element)) || due.get(kind) !== one) return
    due.delete(kind)
    repeating = true
    one.repeat()
    repeating = false
  }

  const typed = (field: Field) => {
    const first = !fields.has(field)
    if (first && taken && known(field)) return
    note(field)
    if (first && taken) restoring.push(restore(field))
  }
  /** Keeps a press or a form, unless React can have it: its owner has then not waited for what was kept. */
  const act = (event: Event, element: Element, again: () => void) => {
    if (taken && (known(element) || !element.closest('main'))) {
      if (!repeating) due.clear()
      pressed = true
      return
    }
    // the browser would write what was typed into the address
    if (event.type === 'submit') event.preventDefault()
    event.stopImmediatePropagation()
    due.set(event.type, { element, repeat: again })
    if (taken) void finish(event.type)
  }
  const keep = (event: Event) => {
    void begin()
    const { target, type } = event
    if (type.startsWith('composition')) composing = type === 'compositionstart'
    else if (!(target instanceof Element)) return
    else if (type === 'input') typed(target as Field)
    else if (type === 'click') {
      const button = target.closest('a[href], button, summary, label, input, select, textarea')
      if (button instanceof HTMLButtonElement && button.type === 'button')
        act(event, button, () => button.click())
    } else if (type === 'submit' && !target.hasAttribute('action')) {
      const { submitter } = event as SubmitEvent
      act(event, target, () =>
        (target as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null),
      )
    }
  }
  const kinds = [
    'pointerdown',
    'keydown',
    'focusin',
    'input',
    'click',
    'submit',
    'compositionstart',
    'compositionend',
  ]
  for (const kind of kinds)
    addEventListener(kind, keep, { capture: true, passive: kind === 'pointerdown' })
  const asSent = (field: Field) => {
    if (field instanceof HTMLSelectElement)
      return (
        field.options[
          Math.max(
            0,
            [...field.options].findIndex((option) => option.defaultSelected),
          )
        ]?.value ?? ''
      )
    return typeof valueOf(field) === 'boolean'
      ? (field as HTMLInputElement).defaultChecked
      : field.defaultValue
  }
  // typed while the page was still coming, or put back by a browser that loads it again
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (valueOf(field) !== asSent(field)) note(field)

  // Chromium's question whether to install the app comes but once
  let question: Event | undefined
  const hold = (event: Event) => {
    event.preventDefault()
    question = event
  }
  addEventListener('beforeinstallprompt', hold)

  addEventListener(
    'app:hydrated',
    () => {
      taken = true
      removeEventListener('beforeinstallprompt', hold)
      if (question) dispatchEvent(question)
      restoring.push(...[...fields.keys()].map(restore))
      for (const kind of due.keys()) void finish(kind)
    },
    { once: true },
  )

  // a page that is drawn by its scripts alone, as the codes at the course are, has no first view to wait for
  if (!document.querySelector('main :not(script)')) void begin()
}
