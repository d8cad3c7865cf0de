import type { AlertTone } from '../feedback/Alert.tsx'

export type ToastMessage = {
  title: string
  description?: string
  tone?: AlertTone
  /** Milliseconds on screen; 5 seconds unless told. */
  duration?: number
  /** The one thing to do about it; closes the toast. */
  action?: { label: string; run: () => void }
}
export type ShownToast = ToastMessage & { id: number; open: boolean }

/** How long a dismissed toast stays in the page (it is hidden at once). */
const REMOVE_AFTER = 6000
let shown: ShownToast | null = null
let next = 1
const listeners = new Set<() => void>()
const change = (toast: ShownToast | null) => {
  shown = toast
  for (const listener of listeners) listener()
}

/** Shows a message; the newest takes the place of an older one. For the browser only. */
export function toast(message: ToastMessage): void {
  change({ ...message, id: next++, open: true })
}

/** Marks it closed, and takes it out of the page later, unless a newer one came. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return
  change({ ...shown, open: false })
  setTimeout(() => {
    if (shown?.id === id) change(null)
  }, REMOVE_AFTER)
}

export const currentToast = (): ShownToast | null => shown
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
