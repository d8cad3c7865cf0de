// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeObserver, fakeIntersections } from '../test/fake-intersections.ts'

const press = vi.fn<() => void>()
const failed = vi.fn<() => void>()
let root: Root
let Content: (props: { children: string }) => ReactNode
let page: HTMLElement
fakeIntersections()

/** The first page of a load, as the server rendered it. */
beforeEach(async () => {
  // each test is a load of its own
  vi.resetModules()
  const { HydrateNear } = await import('./HydrateNear.tsx')
  Content = ({ children }) => (
    <HydrateNear id="games">
      <button type="button" onClick={press}>
        {children}
      </button>
    </HydrateNear>
  )
  press.mockReset()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.createElement('div')
  document.body.append(page)
  vi.stubEnv('SSR', true)
  page.innerHTML = renderToString(<Content>Join</Content>)
  vi.stubEnv('SSR', false)
  await act(async () => {
    root = hydrateRoot(page, <Content>Join</Content>, { onRecoverableError: failed })
  })
})
afterEach(() => {
  act(() => root.unmount())
  expect(failed).not.toHaveBeenCalled()
  page.remove()
  vi.unstubAllEnvs()
})
const button = () => page.querySelector('button')!
const isHydrated = () => Object.keys(button()).length > 0

test('keeps the HTML of the server and hydrates it near the viewport', async () => {
  expect([button().textContent, isHydrated()]).toEqual(['Join', false])
  const [watch] = FakeObserver.all
  await act(async () => watch!.report(false))
  expect(isHydrated()).toBe(false)
  await act(async () => watch!.report(true))
  expect([button().textContent, isHydrated()]).toEqual(['Join', true])
  expect(watch!.watched).toEqual([])
  button().click()
  expect(press).toHaveBeenCalledOnce()
})

test('hydrates at once what is pressed, and handles the press', async () => {
  await act(async () => button().click())
  expect(isHydrated()).toBe(true)
  expect(press).toHaveBeenCalledOnce()
})

test('never replaces the HTML when the content changes before it is hydrated', async () => {
  const before = button()
  await act(async () => root.render(<Content>Full</Content>))
  expect(button()).toBe(before)
  expect([button().textContent, isHydrated()]).toEqual(['Full', true])
})
