// @vitest-environment jsdom
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FakeObserver, fakeIntersections } from '../../test/fake-intersections.ts'
import { LazyCard } from './LazyCard.tsx'
import { pageForEachTest } from '@tomogolf/ui/test/mounted.ts'

fakeIntersections()
const { page, render } = pageForEachTest()
const card = (eager: boolean) => (
  <LazyCard eager={eager}>
    <article>Wakasu Golf Links</article>
  </LazyCard>
)
const isShown = () => page().querySelector('article') !== null

test('renders a card when a tenth of it is within 100 pixels of the viewport, and keeps it', () => {
  render(card(false))
  const [watch] = FakeObserver.all
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
  expect([isShown(), FakeObserver.all.length]).toEqual([true, 0])
})
test('renders every card on the server, for visitors without JavaScript', () => {
  expect(renderToString(card(false))).toContain('Wakasu Golf Links')
})
