import type { ReactNode } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

/** A titled section of a screen. `aside`: an action or state beside the title. */
export const Panel = ({
  title,
  aside,
  children,
  className,
}: {
  title: ReactNode
  aside?: ReactNode
  children: ReactNode
  className?: string | undefined
}) => (
  <section className={cx('min-w-0 rounded-l border border-line bg-surface-1 p-5', className)}>
    <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-3">
      <h2 className="text-t3">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)
