import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import type { Icon } from '../forms/Button.tsx'

export type Moment = {
  tone: 'money' | 'done' | 'next' | 'plain'
  icon: Icon
  time?: ReactNode
  title: ReactNode
  text?: ReactNode
}
const dots = {
  money: 'bg-sand text-on-sand',
  done: 'bg-matcha text-on-matcha',
  next: 'bg-shu text-on-shu',
  plain: 'bg-surface-3 text-text-2 shadow-[0_0_0_1px_var(--color-line-2)]',
}
/** The life of a hold, or of anything: sand is money now, grey a deadline, matcha what is done. */
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
