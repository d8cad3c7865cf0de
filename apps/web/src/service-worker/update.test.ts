// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register.ts'

/** A worker that says whether it has the page's own script, as sw.ts does. */
const workerOf = (entries: readonly string[]) => ({
  state: 'installed',
  postMessage: vi.fn<(message: { kind: string; entry?: string }, ports?: MessagePort[]) => void>(
    (message, ports) => {
      if (message.kind === 'has') ports?.[0]?.postMessage(entries.includes(message.entry!))
    },
  ),
})
const register = vi.fn<(address: string) => Promise<unknown>>()
const container = Object.assign(new EventTarget(), {
  controller: {},
  ready: Promise.resolve({ active: { postMessage: () => undefined } }),
  register,
})
const asked = (worker: ReturnType<typeof workerOf>) =>
  worker.postMessage.mock.calls.map(([{ kind }]) => kind)
async function begin(waiting: ReturnType<typeof workerOf>) {
  register.mockResolvedValue(
    Object.assign(new EventTarget(), {
      waiting,
      installing: null,
      update: () => Promise.resolve(),
    }),
  )
  const onNewer = vi.fn<(reload: () => void) => void>()
  registerServiceWorker({
    entry: '/assets/entry-1.js',
    queries: [],
    onNewer,
    onReady: () => undefined,
  })
  await vi.waitFor(() => expect(asked(waiting)).toContain('has'), 3000)
  return onNewer
}
beforeEach(() => {
  register.mockReset()
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ add: () => Promise.resolve() }),
    match: () => Promise.resolve(undefined),
  })
})

test('the worker is registered a second after the page has loaded, and not before', async () => {
  vi.useFakeTimers()
  register.mockResolvedValue(undefined)
  registerServiceWorker({
    entry: '/assets/entry-1.js',
    queries: [],
    onNewer: () => undefined,
    onReady: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  vi.useRealTimers()
})
test('the second counts from the load, also where the scripts came later', async () => {
  vi.useFakeTimers()
  register.mockReset().mockResolvedValue(undefined)
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  for (const [loaded, wait] of [
    [1400, 400],
    [500, 0],
  ] as const) {
    vi.spyOn(performance, 'getEntriesByType').mockImplementation((kind) =>
      kind === 'navigation' ? [{ loadEventStart: loaded } as PerformanceNavigationTiming] : [],
    )
    register.mockClear()
    registerServiceWorker({
      entry: '/assets/entry-1.js',
      queries: [],
      onNewer: () => undefined,
      onReady: () => undefined,
    })
    await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1))
    expect(register).toHaveBeenCalledTimes(wait > 0 ? 0 : 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(register).toHaveBeenCalledTimes(1)
  }
  vi.restoreAllMocks()
  vi.useRealTimers()
})
test('a newer version waits until somebody says so: nothing takes over, and nothing typed is lost', async () => {
  const newer = workerOf(['/assets/entry-2.js'])
  const onNewer = await begin(newer)
  await vi.waitFor(() => expect(onNewer).toHaveBeenCalledTimes(1))
  expect(asked(newer)).toEqual(['has'])
  onNewer.mock.calls[0]![0]()
  expect(asked(newer)).toEqual(['has', 'take-over'])
})
test("a worker of the page's own version takes over without a word", async () => {
  const same = workerOf(['/assets/entry-1.js'])
  const onNewer = await begin(same)
  await vi.waitFor(() => expect(asked(same)).toEqual(['has', 'take-over']))
  expect(onNewer).not.toHaveBeenCalled()
})
