import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import type { Icon } from '../forms/Button.tsx'

export type Moment = {
  /**
   * `money`: an amount is held or charged; `done`: completed; `next`: the current step; `neutral`:
   * later.
   */
  tone: 'money' | 'done' | 'next' | 'neutral'
  icon: Icon
  time?: ReactNode
  title: ReactNode
  text?: ReactNode
}
const dots = {
  money: 'bg-money text-on-money',
  done: 'bg-success text-on-success',
  next: 'bg-primary text-on-primary',
  neutral: 'bg-surface-3 text-text-2 shadow-[0_0_0_1px_var(--color-line-2)]',
}
/** The steps of a hold, a booking or a request, from top to bottom. */
export const HoldTimeline = ({
  moments,
  className,
}: {
  moments: readonly Moment[]
  className?: string
}) => (
  <ol className={cx('timeline', className)}>
    {moments.map(({ tone, icon: Shape, time, title, text }, index) => (
      <li key={index}>
        <span
          aria-hidden
          className={cx(
            'absolute top-px left-0 grid size-6 place-items-center rounded-full',
            dots[tone],
          )}
        >
          <Shape className="size-[13px] stroke-[2.25]" />
        </span>
        {time && <span className="block text-xs leading-[1.9] text-text-3">{time}</span>}
        <b className="block leading-snug font-semibold">{title}</b>
        {text && <p className="lead mt-0.5 text-s text-text-2">{text}</p>}
      </li>
    ))}
  </ol>
)
