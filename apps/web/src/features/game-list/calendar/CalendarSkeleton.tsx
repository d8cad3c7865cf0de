import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

/** Placeholder of the month and of the games of a day. */
export function CalendarSkeleton() {
  const t = useT()
  return (
    <div
      role="status"
      aria-label={t('common.loading')}
      className="after-200 grid gap-6 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-8"
    >
      <div>
        <Skeleton className="mt-3 mb-9 h-6 w-40" />
        <div className="grid grid-cols-7 gap-1">
          {Array.from({ length: 35 }, (_, day) => (
            <Skeleton key={day} className="h-15 rounded-[10px] lg:h-28" />
          ))}
        </div>
      </div>
      <RowsSkeleton />
    </div>
  )
}

/** Placeholder of rows of games. */
export const RowsSkeleton = () => (
  <div>
    {Array.from({ length: 3 }, (_, row) => (
      <div key={row} className="flex gap-3.5 border-b border-line py-4">
        <Skeleton className="h-4 w-11" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3.5 w-1/2" />
          <Skeleton className="h-5 w-2/3" />
        </span>
        <Skeleton className="h-4 w-14" />
      </div>
    ))}
  </div>
)
