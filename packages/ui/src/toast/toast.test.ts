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

test('a new toast replaces the current one', () => {
  toast({ title: 'Link copied' })
  toast({ title: 'Logged out' })
  expect(currentToast()).toMatchObject({ title: 'Logged out', open: true })
})

test('closes a dismissed toast at once and removes it after 6 seconds', () => {
  toast({ title: 'Logged out' })
  dismissToast(currentToast()!.id)
  expect(currentToast()).toMatchObject({ open: false })
  vi.advanceTimersByTime(5999)
  expect(currentToast()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test('the removal of an old toast keeps a newer one', () => {
  toast({ title: 'Old' })
  dismissToast(currentToast()!.id)
  vi.advanceTimersByTime(3000)
  toast({ title: 'New' })
  vi.advanceTimersByTime(6000)
  expect(currentToast()).toMatchObject({ title: 'New', open: true })
})

test('calls subscribers on each change until they unsubscribe', () => {
  let calls = 0
  const unsubscribe = subscribeToToasts(() => calls++)
  toast({ title: 'One' })
  unsubscribe()
  toast({ title: 'Two' })
  expect(calls).toBe(1)
})
