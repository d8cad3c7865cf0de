// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { vibrate } from './haptics.ts'

afterEach(() => vi.unstubAllGlobals())
const prefer = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

test('vibrates where the device can, and never with reduced motion', () => {
  const device = vi.fn<(pattern: number | number[]) => boolean>()
  vi.stubGlobal('navigator', { vibrate: device })
  prefer(false)
  vibrate('scan')
  vibrate('failure')
  expect(device.mock.calls).toEqual([[30], [[120, 80, 120]]])
  prefer(true)
  vibrate('success')
  expect(device).toHaveBeenCalledTimes(2)
})

test('does nothing on a device without it', () => {
  vi.stubGlobal('navigator', {})
  prefer(false)
  expect(() => vibrate('success')).not.toThrow()
})
