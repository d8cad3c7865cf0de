// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts'

test('a missing chunk reloads the page after a navigation had time to replace it', () => {
  vi.useFakeTimers()
  const reload = vi.fn<() => void>()
  reloadOnMissingChunk(reload)
  dispatchEvent(new Event('vite:preloadError'))
  vi.advanceTimersByTime(999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
