// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register.ts'

/** Answers whether its precache has the page's entry script, as sw.ts does. */
const workerOf = (entries: readonly string[]) => ({
  state: 'installed',
  postMessage: vi.fn<(message: { kind: string; entry?: string }, ports?: MessagePort[]) => void>(
    (message, ports) => {
      if (message.kind === 'has-entry') ports?.[0]?.postMessage(entries.includes(message.entry!))
    },
  ),
})
const register = vi.fn<(address: string) => Promise<unknown>>()
const container = Object.assign(new EventTarget(), {
  controller: {},
  ready: Promise.resolve({ active: { postMessage: () => undefined } }),
  register,
})
const messagesTo = (worker: ReturnType<typeof workerOf>) =>
  worker.postMessage.mock.calls.map(([{ kind }]) => kind)
async function registerWith(waiting: ReturnType<typeof workerOf>) {
  register.mockResolvedValue(
    Object.assign(new EventTarget(), {
      waiting,
      installing: null,
      update: () => Promise.resolve(),
    }),
  )
  const onUpdate = vi.fn<(reload: () => void) => void>()
  registerServiceWorker({
    entry: '/assets/entry-1.js',
    queries: [],
    onUpdate,
    onReady: () => undefined,
  })
  await vi.waitFor(() => expect(messagesTo(waiting)).toContain('has-entry'), 3000)
  return onUpdate
}
beforeEach(() => {
  register.mockReset()
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ add: () => Promise.resolve() }),
    match: () => Promise.resolve(undefined),
  })
})

test('registers the worker one second after the page has loaded, and not before', async () => {
  vi.useFakeTimers()
  register.mockResolvedValue(undefined)
  registerServiceWorker({
    entry: '/assets/entry-1.js',
    queries: [],
    onUpdate: () => undefined,
    onReady: () => undefined,
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  vi.useRealTimers()
})
test('counts the second from the load event, also when the scripts come later', async () => {
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
      onUpdate: () => undefined,
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
test('activates a newer version only when the user asks for it', async () => {
  const newer = workerOf(['/assets/entry-2.js'])
  const onUpdate = await registerWith(newer)
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(1))
  expect(messagesTo(newer)).toEqual(['has-entry'])
  onUpdate.mock.calls[0]![0]()
  expect(messagesTo(newer)).toEqual(['has-entry', 'skip-waiting'])
})
test("activates a worker of the page's own version without asking", async () => {
  const same = workerOf(['/assets/entry-1.js'])
  const onUpdate = await registerWith(same)
  await vi.waitFor(() => expect(messagesTo(same)).toEqual(['has-entry', 'skip-waiting']))
  expect(onUpdate).not.toHaveBeenCalled()
})
