import { cx } from '../lib/class-names.ts'

/** A rotating ring. Decorative: the label next to it says what is in progress. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden
    className={cx(
      'inline-block size-4.5 flex-none animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
)
