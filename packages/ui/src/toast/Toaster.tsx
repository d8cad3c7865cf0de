import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { currentToast, subscribeToToasts, type ShownToast } from './toast.ts'

type Region = { default: ComponentType<{ toast: ShownToast }> }
// offline the chunk may be missing: a toast that cannot be shown must not crash the page
const ToastRegion = lazy<Region['default']>(() =>
  import('./ToastRegion.tsx').catch((): Region => ({ default: () => null })),
)

/** Place once per page. The toast region is loaded with the first toast. */
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
