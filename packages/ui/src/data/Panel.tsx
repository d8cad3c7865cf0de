import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'

/** A section on a raised surface with a hairline border. */
export const Panel = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section
    className={cx('rounded-l border border-line bg-surface-1 p-5 md:p-7', className)}
    {...rest}
  />
)

/** The title of a page with its lead text. Holds the only `h1` of the page. */
export const PageTitle = ({
  title,
  children,
  className,
}: {
  title: ReactNode
  children?: ReactNode
  className?: string
}) => (
  <div className={cx('pt-8 pb-6 lg:pt-14 lg:pb-8', className)}>
    <h1 className="text-d1">{title}</h1>
    {children && <p className="lead mt-3 max-w-[56ch] text-text-2">{children}</p>}
  </div>
)
