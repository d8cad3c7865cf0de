import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'

/** held: hatched; fee: a solid part cut from the hold; back: released, green; charged: all of it, solid. */
export type HoldPart = {
  kind: 'held' | 'fee' | 'back' | 'charged'
  label?: ReactNode
  /** Of the whole, 0 to 1; without it the part takes the rest. */ share?: number
}
const kinds = {
  held: 'hold-hatch text-money',
  fee: 'bg-money text-on-money justify-center px-2.5 min-w-16 whitespace-nowrap',
  back: 'bg-success-soft text-success',
  charged: 'bg-money text-on-money',
}
const percent = (share: number) => Math.min(99, Math.max(1, Math.round(share * 100)))

/** The hold, drawn: a bar as wide as the hold, its parts in proportion. */
export const HoldBar = ({
  parts,
  slim,
  className,
}: {
  parts: readonly HoldPart[]
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
          share === undefined ? 'min-w-0 flex-1' : `grow-0 shrink-0 basis-[${percent(share)}%]`,
          index === 0 ? 'rounded-l-[10px]' : 'rounded-l-xs',
          index === parts.length - 1 ? 'rounded-r-[10px]' : 'rounded-r-xs',
        )}
      >
        {label}
      </span>
    ))}
  </div>
)
