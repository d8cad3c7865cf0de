// @vitest-environment jsdom
import { useState, type FormEvent } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beforeScripts } from './event-replay.ts'

const told = vi.fn<(what: string) => void>()
function Page() {
  const [text, setText] = useState('')
  const [way, setWay] = useState('a')
  const send = (event: FormEvent) => {
    event.preventDefault()
    told(`sent ${text} ${way}`)
  }
  const write = (value: string) => {
    told(value)
    setText(value)
  }
  const choose = (value: string) => {
    told(value)
    setWay(value)
  }
  return (
    <form onSubmit={send}>
      <input type="text" value={text} onChange={(event) => write(event.currentTarget.value)} />
      {['a', 'b', 'c'].map((one) => (
        <input
          key={one}
          type="radio"
          name="way"
          value={one}
          checked={way === one}
          onChange={() => choose(one)}
        />
      ))}
      <button type="button" onClick={() => told('pressed')}>
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
/** As its owner does, whose browser tells what happens. */
function type(text: string) {
  const field = one('[type=text]')
  field.focus()
  field.value = text
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const hydrate = () => {
  root = hydrateRoot(page, <Page />)
  return vi.waitFor(() =>
    expect(Object.keys(button()).some((key) => key.startsWith('__reactProps'))).toBe(true),
  )
}
const takeOver = async () => {
  await hydrate()
  dispatchEvent(new Event('app:hydrated'))
}
const settled = () =>
  new Promise((done) => {
    setTimeout(done, 500)
  })
const calls = () => told.mock.calls.map(([what]) => what)

beforeEach(() => {
  told.mockReset()
  // nothing is ever drawn here
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  )
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
  vi.unstubAllGlobals()
  for (const [kind, listener] of added.splice(0))
    removeEventListener(kind, listener, { capture: true })
  root?.unmount()
  page.remove()
})

test('what is typed before the page is taken over is told to it once, and the caret stays where it is', async () => {
  beforeScripts([], [])
  type('wakau')
  one('[type=text]').setSelectionRange(4, 4)
  await takeOver()
  await settled()
  expect(calls()).toEqual(['wakau'])
  expect(one('[type=text]').selectionStart).toBe(4)
})

test('a word that is being put together by an input method is left alone until it is whole', async () => {
  beforeScripts([], [])
  type('')
  one('[type=text]').dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  type('にほ')
  await takeOver()
  await settled()
  expect(calls()).toEqual([])
  one('[type=text]').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await settled()
  expect(calls()).toEqual(['にほ'])
})

test('of several choices the last one counts', async () => {
  beforeScripts([], [])
  one('[value=b]').click()
  one('[value=c]').click()
  await takeOver()
  await settled()
  expect(calls()).toEqual(['c'])
  expect(one('[value=c]').checked).toBe(true)
})

test('scripts wait for the first view; a page that they alone draw asks for them at once', async () => {
  const asked = () => document.head.querySelectorAll('link[rel=modulepreload]'),
    files = Array.from({ length: 20 }, (_, n) => `/page-${n}.js`)
  beforeScripts(files, [])
  expect(asked()).toHaveLength(0)
  page.innerHTML = '<script></script>'
  beforeScripts(files, [])
  await vi.waitFor(() => expect(asked()).toHaveLength(20))
  for (const link of asked()) link.remove()
})

test('a choice that the page has seen by itself is not made again', async () => {
  beforeScripts([], [])
  await hydrate()
  one('[value=b]').click()
  dispatchEvent(new Event('app:hydrated'))
  await settled()
  expect(calls()).toEqual(['b'])
})

test('what a browser puts back when a page is loaded again is told as well', async () => {
  one('[type=text]').value = 'put back'
  one('[value=b]').checked = true
  beforeScripts([], [])
  await takeOver()
  await settled()
  expect(calls()).toEqual(['put back', 'b'])
})

test('who presses twice means it once, also when the second time is in the middle of the change', async () => {
  beforeScripts([], [])
  type('text')
  button().click()
  button().click()
  await takeOver()
  button().click()
  await settled()
  expect(calls().filter((what) => what === 'pressed')).toEqual(['pressed'])
})

test('a form is sent once, with what was typed, whatever is pressed after it', async () => {
  beforeScripts([], [])
  type('text')
  one('[value=b]').click()
  one<HTMLButtonElement>('[type=submit]').click()
  button().click()
  await takeOver()
  await settled()
  expect(calls().slice(-2).toSorted()).toEqual(['pressed', 'sent text b'])
})

test('a form whose own file is not here yet is never sent by the browser, which would write a password into the address', async () => {
  beforeScripts([], [])
  dispatchEvent(new Event('app:hydrated'))
  type('secret')
  const sent = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: one<HTMLButtonElement>('[type=submit]'),
  })
  one<HTMLFormElement>('form').dispatchEvent(sent)
  expect(sent.defaultPrevented).toBe(true)
  await hydrate()
  await settled()
  expect(calls()).toEqual(['secret', 'sent secret a'])
})
