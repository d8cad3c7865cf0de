// @vitest-environment jsdom
import { useState, type FormEvent } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMarkHydrated } from '@tomogolf/ui/lib/use-hydrated.ts'
import { replayEvents } from './event-replay.ts'

const handle = vi.fn<(what: string) => void>()
function Page() {
  useMarkHydrated()
  const [text, setText] = useState('')
  const [choice, setChoice] = useState('a')
  const send = (event: FormEvent) => {
    event.preventDefault()
    handle(`sent ${text} ${choice}`)
  }
  const write = (value: string) => {
    handle(value)
    setText(value)
  }
  const choose = (value: string) => {
    handle(value)
    setChoice(value)
  }
  return (
    <form onSubmit={send}>
      <input type="text" value={text} onChange={(event) => write(event.currentTarget.value)} />
      {['a', 'b', 'c'].map((one) => (
        <input
          key={one}
          type="radio"
          name="choice"
          value={one}
          checked={choice === one}
          onChange={() => choose(one)}
        />
      ))}
      <button type="button" onClick={() => handle('pressed')}>
        Press
      </button>
      <button type="submit">Send</button>
    </form>
  )
}

let page: HTMLElement, root: Root | undefined
const added: [string, EventListener][] = []
const one = <Kind extends Element = HTMLInputElement>(selector: string) =>
  page.querySelector<Kind>(selector)!
const button = () => one<HTMLButtonElement>('[type=button]')
/** Types as a browser does: it changes the value, then dispatches the event. */
function type(text: string) {
  const field = one('[type=text]')
  field.focus()
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const isHydrated = () => 'hydrated' in document.documentElement.dataset
const hydrate = () => {
  root = hydrateRoot(page, <Page />)
  return vi.waitFor(() => expect(isHydrated()).toBe(true))
}
const announce = () => dispatchEvent(new Event('app:hydrated'))
const hydrateAndAnnounce = async () => {
  await hydrate()
  announce()
}
const settled = () =>
  new Promise((done) => {
    setTimeout(done, 500)
  })
const calls = () => handle.mock.calls.map(([what]) => what)

beforeEach(() => {
  handle.mockReset()
  page = document.createElement('main')
  page.innerHTML = renderToString(<Page />)
  document.body.append(page)
  const add = globalThis.addEventListener.bind(globalThis)
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (
      kind: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      added.push([kind, listener as EventListener])
      add(kind, listener, options)
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const [kind, listener] of added.splice(0))
    removeEventListener(kind, listener, { capture: true })
  root?.unmount()
  page.remove()
  delete document.documentElement.dataset.hydrated
})

test('replays typed text once and keeps the caret position', async () => {
  replayEvents()
  type('wakau')
  one('[type=text]').setSelectionRange(4, 4)
  await hydrateAndAnnounce()
  await settled()
  expect(calls()).toEqual(['wakau'])
  expect(one('[type=text]').selectionStart).toBe(4)
})

test('waits until the input method has finished composing', async () => {
  replayEvents()
  type('')
  one('[type=text]').dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  type('にほ')
  await hydrateAndAnnounce()
  await settled()
  expect(calls()).toEqual([])
  one('[type=text]').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await settled()
  expect(calls()).toEqual(['にほ'])
})

test('replays the last of several choices', async () => {
  replayEvents()
  one('[value=b]').click()
  one('[value=c]').click()
  await hydrateAndAnnounce()
  await settled()
  expect(calls()).toEqual(['c'])
  expect(one('[value=c]').checked).toBe(true)
})

test('does not repeat a choice that React has already handled', async () => {
  replayEvents()
  await hydrate()
  one('[value=b]').click()
  announce()
  await settled()
  expect(calls()).toEqual(['b'])
})

test('replays values that the browser restores at a reload', async () => {
  one('[type=text]').value = 'put back'
  one('[value=b]').checked = true
  replayEvents()
  await hydrateAndAnnounce()
  await settled()
  expect(calls()).toEqual(['put back', 'b'])
})

test('replays two clicks as one, also when the second comes during the replay', async () => {
  replayEvents()
  type('text')
  button().click()
  button().click()
  await hydrateAndAnnounce()
  button().click()
  await settled()
  expect(calls().filter((what) => what === 'pressed')).toEqual(['pressed'])
})

test('submits a form once with the typed text, whatever is clicked after it', async () => {
  replayEvents()
  type('text')
  one('[value=b]').click()
  one<HTMLButtonElement>('[type=submit]').click()
  button().click()
  await hydrateAndAnnounce()
  await settled()
  expect(calls().slice(-2).toSorted()).toEqual(['pressed', 'sent text b'])
})

test('never lets the browser send a form that has no address of its own', async () => {
  replayEvents()
  type('secret')
  const submission = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: one<HTMLButtonElement>('[type=submit]'),
  })
  one<HTMLFormElement>('form').dispatchEvent(submission)
  expect(submission.defaultPrevented).toBe(true)
  await hydrateAndAnnounce()
  await settled()
  expect(calls()).toEqual(['secret', 'sent secret a'])
})

test('leaves a form with an action to the browser', () => {
  replayEvents()
  one<HTMLFormElement>('form').setAttribute('action', '/search')
  const submission = new SubmitEvent('submit', { bubbles: true, cancelable: true })
  one<HTMLFormElement>('form').dispatchEvent(submission)
  expect(submission.defaultPrevented).toBe(false)
})
