import type { ReactNode } from 'react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Sparkline } from './charts.tsx'

type KpiProps = {
  label: string
  value: ReactNode
  note: string
  noteValue?: ReactNode
  series?: readonly number[]
  to: LinkProps['to']
  tone?: string
  className?: string | undefined
}
/** One number with a comparison; the whole card links to the rows behind it. */
export const Kpi = ({ label, value, note, noteValue, series, to, tone, className }: KpiProps) => (
  <div
    className={cx(
      'card-link relative min-h-34 overflow-hidden rounded-l border border-line bg-surface-1 p-4 pb-9',
      className,
    )}
  >
    <Link to={to} className="stretched text-s text-text-2">
      {label}
    </Link>
    <p className="mt-1 font-display text-t1 font-semibold">{value}</p>
    <p className="mt-1 text-xs text-text-3">
      {note}
      {noteValue}
    </p>
    {series && <Sparkline values={series} className={tone} />}
  </div>
)
