import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'

/** Placeholder rows with the exact size of the real ones. */
export function MyGamesSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('common.loading')} className="after-200">
      {[0, 1, 2].map((row) => (
        <div
          key={row}
          className={
            'grid grid-cols-[112px_minmax(0,1fr)] gap-x-4 border-b border-line py-5.5 ' +
            'lg:grid-cols-[176px_minmax(0,1fr)_188px_176px] lg:items-center lg:gap-x-6 ' +
            'xl:grid-cols-[232px_minmax(0,1fr)_224px_272px] xl:gap-x-8 lg:py-6'
          }
        >
          <Skeleton className="h-28 rounded-m lg:h-34" />
          <div>
            <Skeleton className="h-7 w-28" />
            <Skeleton className="mt-3 h-6 w-4/5" />
            <Skeleton className="mt-2.5 h-4 w-3/5" />
          </div>
          <Skeleton className="col-span-full mt-4 h-12 lg:col-span-1 lg:mt-0 lg:h-16" />
          <Skeleton className="col-span-full mt-2 h-12 lg:col-span-1 lg:mt-0" />
        </div>
      ))}
    </div>
  )
}
