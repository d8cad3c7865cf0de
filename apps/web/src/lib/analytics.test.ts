// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { track, trackVisit } from './analytics.ts'

const beacon = vi.fn<(path: string, body: Blob) => boolean>()
const call = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('blocked')))
const signals = (given: Record<string, unknown>) => {
  for (const [name, value] of Object.entries({
    doNotTrack: null,
    globalPrivacyControl: undefined,
    sendBeacon: beacon,
    ...given,
  }))
    Object.defineProperty(navigator, name, { value, configurable: true })
}
beforeEach(() => {
  beacon.mockReset().mockReturnValue(true)
  call.mockClear()
  vi.stubGlobal('fetch', call)
  signals({})
})

/** jsdom has no Blob.text(). */
const textOf = (body: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(body)
  })

test('sends an event as JSON, also while the page unloads', async () => {
  track('share', { way: 'line' })
  const [path, body] = beacon.mock.calls[0]!
  expect([path, body.type, await textOf(body)]).toEqual([
    '/api/analytics/events',
    'application/json',
    '{"name":"share","properties":{"way":"line"}}',
  ])
  expect(call).not.toHaveBeenCalled()
})
test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'sends nothing when the visitor has opted out of tracking: %o',
  (optOut) => {
    signals(optOut)
    track('sign_up')
    expect([beacon.mock.calls, call.mock.calls]).toEqual([[], []])
  },
)
test.each([[false], [undefined]])(
  'falls back to fetch with keepalive when beacons fail, and ignores its failure',
  (accepted) => {
    if (accepted === undefined) signals({ sendBeacon: undefined })
    else beacon.mockReturnValue(accepted)
    track('sign_up')
    expect(call).toHaveBeenCalledWith(
      '/api/analytics/events',
      expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'include' }),
    )
  },
)
test('counts a visit once, with the region of the browser’s language', async () => {
  sessionStorage.clear()
  signals({ language: 'en-GB' })
  trackVisit('en')
  trackVisit('en')
  expect(beacon).toHaveBeenCalledTimes(1)
  expect(await textOf(beacon.mock.calls[0]![1])).toBe(
    '{"name":"visit","properties":{"language":"en","country":"GB"}}',
  )
})
