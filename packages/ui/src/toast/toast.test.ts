import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, subscribeToToasts, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  dismissToast(currentToast()?.id ?? 0)
  vi.advanceTimersByTime(6000)
  vi.useRealTimers()
})

test('the newest message takes the place of an older one', () => {
  toast({ title: 'Link copied' })
  toast({ title: 'Logged out' })
  expect(currentToast()).toMatchObject({ title: 'Logged out', open: true })
})

test('a dismissed message is closed at once and gone after 6 seconds', () => {
  toast({ title: 'Logged out' })
  dismissToast(currentToast()!.id)
  expect(currentToast()).toMatchObject({ open: false })
  vi.advanceTimersByTime(5999)
  expect(currentToast()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test('the end of an old message does not take a new one away', () => {
  toast({ title: 'Old' })
  dismissToast(currentToast()!.id)
  vi.advanceTimersByTime(3000)
  toast({ title: 'New' })
  vi.advanceTimersByTime(6000)
  expect(currentToast()).toMatchObject({ title: 'New', open: true })
})

test('whoever listens hears of each change, until they stop', () => {
  let heard = 0
  const stop = subscribeToToasts(() => heard++)
  toast({ title: 'One' })
  stop()
  toast({ title: 'Two' })
  expect(heard).toBe(1)
})
