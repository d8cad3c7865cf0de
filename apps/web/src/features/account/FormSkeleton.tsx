import { Suspense, type ReactNode } from 'react'
import { ClientOnly } from '@tanstack/react-router'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'

/**
 * A lazy form with `fields` fields on a server-rendered page. A skeleton holds its place until
 * hydration and until its code is loaded.
 */
export function LazyForm({ fields, children }: { fields: number; children: ReactNode }) {
  const skeleton = <FormSkeleton fields={fields} />
  return (
    <ClientOnly fallback={skeleton}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ClientOnly>
  )
}

/** Placeholder of a form: labelled fields and a button. */
export function FormSkeleton({ fields, className }: { fields: number; className?: string }) {
  const t = useT()
  return (
    <div
      role="status"
      aria-label={t('common.loading')}
      className={cx('after-200 grid gap-5', className)}
    >
      {Array.from({ length: fields }, (_, index) => (
        <div key={index}>
          <Skeleton className="mb-2.5 h-4 w-28" />
          <Skeleton className="h-[52px] rounded-m" />
        </div>
      ))}
      <Skeleton className="mt-1 h-14 rounded-m" />
    </div>
  )
}
