import type { ReactNode } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === false

/** Values below their labels, in columns. Empty ones are left out. */
export const DescriptionGrid = ({
  pairs,
  className,
}: {
  pairs: readonly (readonly [label: string, value: ReactNode])[]
  className?: string
}) => (
  <dl
    className={cx(
      'grid grid-cols-2 gap-x-6 gap-y-3 text-s md:grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))]',
      className,
    )}
  >
    {pairs
      .filter(([, value]) => !isEmpty(value))
      .map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-text-3">{label}</dt>
          <dd className="mt-0.5 break-words [&_time]:whitespace-normal">{value}</dd>
        </div>
      ))}
  </dl>
)
