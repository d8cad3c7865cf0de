import { afterEach, beforeEach, vi } from 'vitest'

/** A fake IntersectionObserver; `report` sets whether the watched element is in view. */
export class FakeObserver {
  static all: FakeObserver[] = []
  readonly report: (inView: boolean) => void
  readonly options: IntersectionObserverInit | undefined
  watched: Element[] = []
  constructor(
    callback: (entries: { isIntersecting: boolean }[]) => void,
    options?: IntersectionObserverInit,
  ) {
    this.report = (isIntersecting) => callback([{ isIntersecting }])
    this.options = options
    FakeObserver.all.push(this)
  }
  observe(element: Element) {
    this.watched.push(element)
  }
  disconnect() {
    this.watched = []
  }
}

/** Replaces IntersectionObserver for each test of a file. */
export function fakeIntersections(): void {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', FakeObserver)
    FakeObserver.all = []
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}
