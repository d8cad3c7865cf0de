// @vitest-environment jsdom
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LazyCard } from './LazyCard.tsx'
import { pageForEachTest } from '@tomogolf/ui/test/mounted.ts'

/** The browser's observer, as far as a card knows it: `report` says whether it is in view. */
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

test('a card is made once a tenth of it is in view or within 100 pixels of it, and stays', () => {
  render(card(false))
  const [watch] = Observer.all
  expect(isShown()).toBe(false)
  expect(watch!.options).toEqual({ threshold: 0.1, rootMargin: '100px' })
  // its shape holds the place, and that is what is watched
  expect(watch!.watched).toEqual([page().firstElementChild])
  act(() => watch!.report(false))
  expect(isShown()).toBe(false)
  act(() => watch!.report(true))
  expect(isShown()).toBe(true)
  expect(watch!.watched).toEqual([])
})
test('the first cards are there at once', () => {
  render(card(true))
  expect([isShown(), Observer.all.length]).toEqual([true, 0])
})
test('the server sends every card whole, for those who read without JavaScript', () => {
  expect(renderToString(card(false))).toContain('Wakasu Golf Links')
})
