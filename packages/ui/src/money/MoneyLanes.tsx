import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { barPercent } from './bar-percent.ts'

export type MoneyLane = {
  /** Who gets the money. */
  to: ReactNode
  /** When it is paid. */
  when: ReactNode
  amount: ReactNode
}
type MoneyLanesProps = {
  total: { amount: ReactNode; label: ReactNode }
  /** From left to right; the first one takes `share` of the track, 0 to 1. */
  lanes: readonly [MoneyLane, MoneyLane]
  share: number
  /** The card hold over both lanes. */
  hold: { label: ReactNode; amount: ReactNode; text: ReactNode }
  className?: string
}

/**
 * What a round costs: the total, who gets which part of it and when, and the hold that guarantees
 * both parts.
 */
export const MoneyLanes = ({ total, lanes, share, hold, className }: MoneyLanesProps) => (
  <div className={className}>
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <b className="font-display text-[2rem] leading-none font-bold tracking-[-.035em]">
        {total.amount}
      </b>
      <span className="text-s text-text-3">{total.label}</span>
    </p>
    <dl className="mt-4.5 grid gap-3.5">
      {lanes.map(({ to, when, amount }, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
          <dt className="text-[.9375rem] leading-snug text-text-2">
            <b className="font-semibold text-text">{to}</b>
            {when}
          </dt>
          <dd className="font-display text-[1.125rem] leading-tight font-[650] whitespace-nowrap">
            {amount}
          </dd>
          <span
            aria-hidden
            className={cx(
              'col-span-2 mt-2 flex h-3 rounded-full bg-surface-2',
              index === 1 && 'justify-end',
            )}
          >
            <span
              className={cx(
                'shrink-0 rounded-full',
                `basis-[${barPercent(index === 0 ? share : 1 - share)}%]`,
                index === 0 ? 'bg-money' : 'bg-line-control',
              )}
            />
          </span>
        </div>
      ))}
    </dl>
    <div className="mt-3.5 border-t border-dashed border-line-2 pt-3.5">
      <p
        className={
          'hold-hatch flex min-h-10 flex-wrap items-center justify-between gap-x-3 rounded-[10px] ' +
          'px-3 py-1.5 text-s font-semibold text-money'
        }
      >
        <span>{hold.label}</span>
        <span className="whitespace-nowrap">{hold.amount}</span>
      </p>
      <p className="mt-2 text-s text-text-2">{hold.text}</p>
    </div>
  </div>
)
