import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'

export type LineItem = {
  label: ReactNode
  value: ReactNode
  /** A larger amount, and a rule to what is above it. */
  total?: boolean
  /** `success`: money that is released or refunded. */
  tone?: 'success'
}

/** Labels and amounts in rows, as on a bill. */
export const LineItems = ({
  items,
  className,
}: {
  items: readonly LineItem[]
  className?: string
}) => (
  <dl className={className}>
    {items.map(({ label, value, total, tone }, index) => (
      <div
        key={index}
        className={cx(
          'flex items-baseline justify-between gap-4 py-2.5',
          total &&
            'border-line-2 font-semibold not-first:mt-1.5 not-first:border-t not-first:pt-3.5',
        )}
      >
        <dt className={total ? '' : 'text-text-2'}>{label}</dt>
        <dd
          className={cx(
            'font-medium whitespace-nowrap',
            total && 'font-display text-t2 font-[650]',
            tone === 'success' && 'text-success',
          )}
        >
          {value}
        </dd>
      </div>
    ))}
  </dl>
)
