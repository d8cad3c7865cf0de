import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { barPercent } from './bar-percent.ts'

/** `held` is hatched, `fee` and `charged` are solid, `released` is green. */
export type HoldPart = {
  kind: 'held' | 'fee' | 'released' | 'charged'
  label?: ReactNode
  /** Share of the whole, 0 to 1. A part without it takes the rest. */
  share?: number
}
const kinds = {
  held: 'hold-hatch text-money',
  fee: 'bg-money text-on-money justify-center px-2.5 min-w-16 whitespace-nowrap',
  released: 'bg-success-soft text-success',
  charged: 'bg-money text-on-money',
}

/** The parts of a card hold as a bar, in proportion. */
export const HoldBar = ({
  parts,
  slim,
  className,
}: {
  parts: readonly HoldPart[]
  /** Less tall, for rows of lists. */
  slim?: boolean
  className?: string
}) => (
  <div
    className={cx(
      'flex gap-1 overflow-hidden font-semibold',
      slim ? 'h-9 text-xs' : 'h-11 text-s',
      className,
    )}
  >
    {parts.map(({ kind, label, share }, index) => (
      <span
        key={index}
        className={cx(
          'flex items-center px-3.5 leading-tight',
          kinds[kind],
          share === undefined ? 'min-w-0 flex-1' : `grow-0 shrink-0 basis-[${barPercent(share)}%]`,
          index === 0 ? 'rounded-l-[10px]' : 'rounded-l-xs',
          index === parts.length - 1 ? 'rounded-r-[10px]' : 'rounded-r-xs',
        )}
      >
        {label}
      </span>
    ))}
  </div>
)
