import type { ReactNode } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

/** Values below their labels, in columns. An empty value shows a dash. */
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
    {pairs.map(([label, value]) => (
      <div key={label} className="min-w-0">
        <dt className="text-xs text-text-3">{label}</dt>
        <dd className="mt-0.5 break-words [&_time]:whitespace-normal">
          {value === null || value === '' || value === undefined ? '–' : value}
        </dd>
      </div>
    ))}
  </dl>
)
