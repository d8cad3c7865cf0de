import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'

/** A grey placeholder of content that is loading; size it with classes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('skeleton block', className)} />
)

/** Placeholder of a game card. The geometry is the same, so nothing shifts when the card arrives. */
export const GameCardSkeleton = () => (
  <div className="after-200 flex flex-col overflow-hidden rounded-l border border-line bg-surface-1">
    <Skeleton className="h-33 rounded-none lg:h-42" />
    <div className="flex-1 px-4 pt-3 pb-1.5">
      <Skeleton className="h-6 w-[72%]" />
      <Skeleton className="mt-1.5 h-5.25 w-[58%]" />
      <Skeleton className="mt-1 h-5.25 w-[44%]" />
      <Skeleton className="mt-1 h-4.5 w-[50%]" />
    </div>
    <div className="flex items-center gap-2.5 border-t border-line px-4 py-2">
      <Skeleton className="size-9 rounded-full" />
      <Skeleton className="h-4 flex-1" />
    </div>
    <div className="flex h-15 items-center border-t border-line px-4">
      <Skeleton className="h-9 flex-1" />
    </div>
  </div>
)

/** Placeholder of a list of game cards, announced to screen readers. */
export function GameListSkeleton({ cards = 6 }: { cards?: number }) {
  const t = useT()
  return (
    <div
      role="status"
      aria-label={t('common.loading')}
      className="grid gap-5 min-[700px]:grid-cols-2 min-[700px]:gap-6 lg:grid-cols-3"
    >
      {Array.from({ length: cards }, (_, index) => (
        <GameCardSkeleton key={index} />
      ))}
    </div>
  )
}

/** Placeholder of a paragraph. */
export function TextSkeleton({ lines = 3, className }: { lines?: number; className?: string }) {
  const t = useT()
  return (
    <div
      role="status"
      aria-label={t('common.loading')}
      className={cx('after-200 grid gap-3', className)}
    >
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={cx('h-4', index === lines - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </div>
  )
}
