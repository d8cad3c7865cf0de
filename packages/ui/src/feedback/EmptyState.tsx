import type { ReactNode } from 'react'
import type { Icon } from '../forms/Button.tsx'
import { ContourBackground } from '../brand/ContourBackground.tsx'

type EmptyStateProps = {
  icon?: Icon
  title: ReactNode
  action?: ReactNode
  /** Seed of the contour lines behind the text. */
  seed?: string
  children?: ReactNode
}
/** An empty list or page: what is missing, what to do instead, and one action. */
export const EmptyState = ({
  icon: Shape,
  title,
  action,
  seed = 'empty',
  children,
}: EmptyStateProps) => (
  <div className="relative overflow-hidden rounded-l border border-dashed border-line-2 px-6 py-14 text-center">
    <ContourBackground seed={seed} />
    <div className="relative">
      {Shape && <Shape className="mx-auto mb-4 size-8 stroke-[1.5] text-text-3" />}
      <h2 className="text-t1">{title}</h2>
      {children && <p className="lead mx-auto mt-2.5 max-w-[40ch] text-text-2">{children}</p>}
      {action && <div className="mt-5.5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  </div>
)
