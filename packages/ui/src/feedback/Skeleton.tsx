import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'

/** A grey placeholder of content that is loading; size it with classes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('skeleton block', className)} />
)

/**
 * Placeholder of a game card. The geometry is the same, so nothing shifts when the card arrives.
 * `actions` adds the buttons of the list.
 */
export const GameCardSkeleton = ({ actions }: { actions?: boolean }) => (
  <div className="after-200 flex flex-col overflow-hidden rounded-l border border-line bg-surface-1">
    <Skeleton className="aspect-[16/9.4] rounded-none" />
    <div className="flex-1 px-4.5 pt-4.5">
      <Skeleton className="h-6 w-[72%]" />
      <Skeleton className="mt-1.5 h-4 w-[44%]" />
      <Skeleton className="mt-2.5 h-5 w-[58%]" />
      <Skeleton className="mt-4 h-15.5" />
    </div>
    <div className="flex items-center gap-2.5 border-t border-line px-4.5 pt-3.25 pb-3.75">
      <Skeleton className="size-10 rounded-full" />
      <Skeleton className="h-4 flex-1" />
    </div>
    {actions && (
      <div className="border-t border-line px-4.5 pt-3 pb-4.5">
        <Skeleton className="h-9 w-1/2" />
        <Skeleton className="mt-2.5 h-11 rounded-[10px]" />
      </div>
    )}
  </div>
)

/** Placeholder of a list of game cards, announced to screen readers. */
export function GameListSkeleton({ cards = 6, actions }: { cards?: number; actions?: boolean }) {
  const t = useT()
  return (
    <div
      role="status"
      aria-label={t('common.loading')}
      className="grid gap-5 min-[700px]:grid-cols-2 min-[700px]:gap-6 lg:grid-cols-3"
    >
      {Array.from({ length: cards }, (_, index) => (
        <GameCardSkeleton key={index} actions={actions} />
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
