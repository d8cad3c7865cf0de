import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from './toast.ts'

const ToastRegion = lazy(() => import('./ToastRegion.tsx'))

/** The page's place for toasts; its code is loaded with the first one. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  return shown && <Suspense><ToastRegion toast={shown} /></Suspense>
}
