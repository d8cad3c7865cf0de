// @vitest-environment jsdom
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyCard } from './LazyCard.tsx'
import { pageForEachTest } from '@tomogolf/ui/test/mounted.ts'

/** A fake IntersectionObserver; `report` sets whether the watched element is in view. */
class Observer {
  static all: Observer[] = []
  readonly report: (inView: boolean) => void
  readonly options: IntersectionObserverInit | undefined
  watched: Element[] = []
  constructor(
    callback: (entries: { isIntersecting: boolean }[]) => void,
    options?: IntersectionObserverInit,
  ) {
    this.report = (isIntersecting) => callback([{ isIntersecting }])
    this.options = options
    Observer.all.push(this)
  }
  observe(element: Element) {
    this.watched.push(element)
  }
  disconnect() {
    this.watched = []
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  Observer.all = []
})
afterEach(() => {
  vi.unstubAllGlobals()
})
const { page, render } = pageForEachTest()
const card = (eager: boolean) => (
  <LazyCard eager={eager}>
    <article>Wakasu Golf Links</article>
  </LazyCard>
)
const isShown = () => page().querySelector('article') !== null

test('renders a card when a tenth of it is within 100 pixels of the viewport, and keeps it', () => {
  render(card(false))
  const [watch] = Observer.all
  expect(isShown()).toBe(false)
  expect(watch!.options).toEqual({ threshold: 0.1, rootMargin: '100px' })
  // the placeholder is observed
  expect(watch!.watched).toEqual([page().firstElementChild])
  act(() => watch!.report(false))
  expect(isShown()).toBe(false)
  act(() => watch!.report(true))
  expect(isShown()).toBe(true)
  expect(watch!.watched).toEqual([])
})
test('renders an eager card at once', () => {
  render(card(true))
  expect([isShown(), Observer.all.length]).toEqual([true, 0])
})
test('renders every card on the server, for visitors without JavaScript', () => {
  expect(renderToString(card(false))).toContain('Wakasu Golf Links')
})
