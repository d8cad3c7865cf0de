import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useMay } from '../lib/may.tsx'
import { screenAt, type SCREENS } from '../lib/screens.ts'

type KpiProps = {
  label: string
  value: ReactNode
  note: string
  noteValue?: ReactNode
  series?: readonly number[]
  to: (typeof SCREENS)[number]['to']
  tone?: string
  className?: string | undefined
}
/** One number with a comparison; the whole card links to the rows behind it, where the role sees them. */
export const KpiCard = ({
  label,
  value,
  note,
  noteValue,
  series,
  to,
  tone,
  className,
}: KpiProps) => {
  const isLinked = useMay()(screenAt(to)!.needs)
  return (
    <div
      className={cx(
        'relative min-h-34 overflow-hidden rounded-l border border-line bg-surface-1 p-4 pb-9',
        isLinked && 'card-link',
        className,
      )}
    >
      {isLinked ? (
        <Link to={to} className="stretched text-s text-text-2">
          {label}
        </Link>
      ) : (
        <span className="text-s text-text-2">{label}</span>
      )}
      <p className="mt-1 font-display text-t1 font-semibold">{value}</p>
      <p className="mt-1 text-xs text-text-3">
        {note}
        {noteValue}
      </p>
      {series && <Sparkline values={series} className={tone} />}
    </div>
  )
}

/** A decorative sparkline; the number above it has the information. */
function Sparkline({ values, className }: { values: readonly number[]; className?: string }) {
  if (values.length < 2) return null
  const maximum = Math.max(...values, 1e-9)
  const points = values.map(
    (value, i) =>
      `${((i / (values.length - 1)) * 100).toFixed(1)},${(28 - (value / maximum) * 24).toFixed(1)}`,
  )
  return (
    <svg
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      aria-hidden
      className={cx('absolute inset-x-0 bottom-0 h-8 w-full text-success', className)}
    >
      <path d={`M0,30 L${points.join(' L')} L100,30 Z`} fill="currentColor" fillOpacity=".1" />
      <path
        d={`M${points.join(' L')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
