/**
 * Records button clicks, form submissions and typed text until the page is hydrated, then replays them with public DOM
 * APIs. Links, and forms with an `action`, are left to the browser. See apps/web/README.md.
 *
 * The server writes the source of this function into each page: it must not use anything outside itself.
 *
 * Signals from Shell.tsx: `html[data-hydrated]` when React has hydrated the page, and the event `app:hydrated` when the
 * router is idle, too. An earlier change of the address would be undone.
 */
export function replayEvents(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const root = document.documentElement
  const listening = new AbortController()
  const values = new Map<Field, string | boolean>()
  /** Boxes that React has already handled: replaying them would record the choice twice. */
  const handled = new WeakSet<Field>()
  /** The last click and the last submission: pressing twice replays once. */
  const actions = new Map<string, () => void>()
  let composing = false
  let hydrated = false
  let acted = false

  const wait = (ms: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms)
    })
  const valueOf = (field: Field) =>
    field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
      ? field.checked
      : field.value

  const record = (field: Field) => {
    const value = valueOf(field)
    // scripts cannot set a file, and a radio button that is unchecked follows from the one that is checked
    if (field.type === 'file' || (field.type === 'radio' && !value)) return
    if (field.type === 'radio')
      for (const other of values.keys())
        if (other.name === field.name && other.form === field.form) values.delete(other)
    values.set(field, value)
    if (typeof value === 'boolean' && 'hydrated' in root.dataset) handled.add(field)
  }

  const replayValue = (field: Field, value: string | boolean) => {
    if (typeof value === 'boolean') {
      ;(field as HTMLInputElement).checked = !value
      field.click()
      return
    }
    const { selectionStart, selectionEnd } = field as HTMLInputElement
    // A framework ignores an input event that does not change the last value assigned to the property. The prototype's
    // setter changes the text as the user's typing does: without such an assignment.
    field.value = value ? '' : ' '
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
    // undefined in a select, null where the type has no selection
    if (typeof selectionStart === 'number' && document.activeElement === field)
      (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
  }
  /** The field itself, or the one of the same name that has replaced it: a redirect renders the page again. */
  const current = (field: Field): Field =>
    (!field.isConnected &&
      field.name &&
      document.querySelector<Field>(`${field.localName}[name="${field.name}"]`)) ||
    field
  /** A render that was under way can reset the field: repeats until the field keeps its value. */
  const restore = async (original: Field) => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const field = current(original)
      if (!field.isConnected) break
      // an input method is composing Japanese, Korean or Chinese text in this field
      while (composing && document.activeElement === field) await wait(50)
      const value = values.get(original)!
      if (attempt > 1 && (acted || valueOf(field) === value)) break
      const lost = valueOf(field) !== value
      if (lost || (attempt === 0 && !handled.has(field))) replayValue(field, value)
      await wait(200)
    }
    values.delete(original)
  }

  /** Parts inside `Suspense` hydrate later and miss the first events: text that is unchanged is sent again. */
  const repeat = async (fields: readonly (readonly [Field, string | boolean])[]) => {
    for (const delay of [300, 600, 1200]) {
      await wait(delay)
      for (const [original, value] of fields) {
        const field = current(original)
        if (acted || composing || typeof value !== 'string' || valueOf(field) !== value) continue
        if (field.isConnected) replayValue(field, value)
      }
    }
  }

  const onAction = (event: Event, replay: () => void) => {
    if (hydrated) {
      // the user has repeated the action, or moved on
      actions.clear()
      acted = true
      return
    }
    // the browser would write the typed text into the address
    if (event.type === 'submit') event.preventDefault()
    event.stopImmediatePropagation()
    actions.set(event.type, replay)
  }
  const listeners: Record<string, (event: Event, target: Element) => void> = {
    compositionstart: () => (composing = true),
    compositionend: () => (composing = false),
    input: (_event, target) => {
      if (!hydrated || values.has(target as Field)) record(target as Field)
    },
    click: (event, target) => {
      const control = target.closest('a[href], button, summary, label, input, select, textarea')
      if (control instanceof HTMLButtonElement && control.type === 'button')
        onAction(event, () => control.click())
    },
    submit: (event, target) => {
      if (target.hasAttribute('action')) return
      const { submitter } = event as SubmitEvent
      onAction(event, () =>
        (target as HTMLFormElement).requestSubmit(submitter?.isConnected ? submitter : null),
      )
    },
  }
  for (const [kind, listener] of Object.entries(listeners))
    addEventListener(
      kind,
      (event) => {
        if (event.target instanceof Element) listener(event, event.target)
      },
      { capture: true, signal: listening.signal },
    )

  const isInitial = (field: Field) => {
    if (field instanceof HTMLSelectElement) {
      const selected = [...field.options].findIndex((option) => option.defaultSelected)
      return field.selectedIndex === Math.max(0, selected)
    }
    return (
      valueOf(field) ===
      (typeof valueOf(field) === 'boolean'
        ? (field as HTMLInputElement).defaultChecked
        : field.defaultValue)
    )
  }
  // typed while the page was still loading, or restored by the browser at a reload
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (!isInitial(field)) record(field)

  // Chromium offers the installation of the app only once
  let installPrompt: Event | undefined
  const keepPrompt = (event: Event) => {
    event.preventDefault()
    installPrompt = event
  }
  addEventListener('beforeinstallprompt', keepPrompt)

  const replay = async () => {
    hydrated = true
    removeEventListener('beforeinstallprompt', keepPrompt)
    if (installPrompt) dispatchEvent(installPrompt)
    const fields = [...values]
    await Promise.all(fields.map(([field]) => restore(field)))
    if (actions.size === 0) await repeat(fields)
    // before the actions: their own events are not recorded
    listening.abort()
    for (const action of actions.values()) action()
  }
  addEventListener('app:hydrated', () => void replay(), { once: true })
}
