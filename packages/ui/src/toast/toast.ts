import type { AlertTone } from '../feedback/Alert.tsx'

export type ToastMessage = {
  title: string
  description?: string
  tone?: AlertTone
  /** Milliseconds on screen; 5 seconds by default. */
  duration?: number
  /** One button; running it closes the toast. */
  action?: { label: string; run: () => void }
}
export type ShownToast = ToastMessage & { id: number; open: boolean }

/** A dismissed toast is hidden at once and stays in the page this long, for its exit animation. */
const REMOVE_AFTER = 6000
let shown: ShownToast | null = null
let next = 1
const listeners = new Set<() => void>()
const setShown = (toast: ShownToast | null) => {
  shown = toast
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the current one. Browser only. */
export function toast(message: ToastMessage): void {
  setShown({ ...message, id: next++, open: true })
}

/** Closes a toast and removes it later, unless a newer one is shown. */
export function dismissToast(id: number): void {
  if (shown?.id !== id || !shown.open) return
  setShown({ ...shown, open: false })
  setTimeout(() => {
    if (shown?.id === id) setShown(null)
  }, REMOVE_AFTER)
}

/** Snapshot for `useSyncExternalStore`. */
export const currentToast = (): ShownToast | null => shown
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
