import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import type { Icon } from '../forms/Button.tsx'

export type DescriptionItem = {
  icon: Icon
  label: ReactNode
  value: ReactNode
  /** Not offered or not set: muted, but still listed. */
  absent?: boolean
}

/** Facts as label and value in a grid of two columns, three on desktops. */
export function DescriptionList({
  items,
  className,
}: {
  items: readonly DescriptionItem[]
  className?: string
}) {
  return (
    <dl className={cx('grid grid-cols-2 border-t border-line md:grid-cols-3', className)}>
      {items.map(({ icon: Shape, label, value, absent }, index) => (
        <div
          key={index}
          className={
            'grid grid-cols-[24px_1fr] content-start items-start gap-x-3 gap-y-0.5 border-b ' +
            'border-line py-2.5 pr-3 md:py-4 md:pr-4 max-md:last:odd:col-span-2'
          }
        >
          <Shape className="row-span-2 mt-0.5 text-text-3" />
          <dt className="text-xs text-text-3">{label}</dt>
          <dd
            className={cx(
              // Chinese breaks at its punctuation, not inside brackets
              'col-start-2 leading-snug font-medium wrap-anywhere [&:lang(zh)]:break-keep',
              absent && 'text-text-3',
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
