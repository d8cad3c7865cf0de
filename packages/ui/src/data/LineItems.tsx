import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'

export type LineItem = { label: ReactNode; value: ReactNode; sum?: boolean; tone?: 'back' }
/** Amounts under each other; `sum` draws the line above and sets it larger, `back` is money that returns. */
export const LineItems = ({ lines, className }: { lines: readonly LineItem[]; className?: string }) => (
  <dl className={className}>
    {lines.map(({ label, value, sum, tone }, index) => (
      <div
        key={index}
        className={cx(
          'flex items-baseline justify-between gap-4 py-2.5',
          sum && 'mt-1.5 border-t border-line-2 pt-3.5 font-semibold',
        )}
      >
        <dt className={sum ? '' : 'text-text-2'}>{label}</dt>
        <dd
          className={cx(
            'font-medium whitespace-nowrap',
            sum && 'font-display text-t2 font-[650]',
            tone === 'back' && 'text-success',
          )}
        >
          {value}
        </dd>
      </div>
    ))}
  </dl>
)
