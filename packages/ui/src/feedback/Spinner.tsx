import { cx } from '../lib/class-names.ts'

/** Decorative: whatever is busy says so in words. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={cx(
      'inline-block size-4.5 flex-none animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
)
