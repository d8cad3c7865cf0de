import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { currentToast, subscribeToToasts, type ShownToast } from './toast.ts'

type Region = { default: ComponentType<{ toast: ShownToast }> }
// without a network there may be nothing to load it from: a message that cannot be shown must not take the page with it
const ToastRegion = lazy<Region['default']>(() =>
  import('./ToastRegion.tsx').catch((): Region => ({ default: () => null })),
)

/** The page's place for toasts; its code is loaded with the first one. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => null)
  return (
    shown && (
      <Suspense>
        <ToastRegion toast={shown} />
      </Suspense>
    )
  )
}
