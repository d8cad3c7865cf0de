import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }

/** A switch that takes effect at once, without a button to confirm. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label
      className={cx(
        'relative inline-flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] text-s ' +
          'font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
          'has-focus-visible:outline-focus',
        className,
      )}
    >
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its own state */}
      <input {...rest} type="checkbox" role="switch" className="peer sr-only" />
      <span
        aria-hidden
        className={
          'relative h-[26px] w-11 flex-none rounded-full border border-line-control bg-surface-2 ' +
          'transition-colors duration-220 after:absolute after:top-[3px] after:left-[3px] ' +
          'after:size-[18px] after:rounded-full after:bg-text-2 after:transition-transform ' +
          'after:duration-220 peer-checked:border-success peer-checked:bg-success ' +
          'peer-checked:after:translate-x-[18px] peer-checked:after:bg-on-success'
        }
      />
      <span>{children}</span>
    </label>
  )
}
