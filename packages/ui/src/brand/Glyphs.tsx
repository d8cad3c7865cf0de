import type { ComponentProps } from 'react'
import { cx } from '../lib/class-names.ts'

/** Golf icons that lucide-react lacks, in its stroke and size. */
const Glyph = ({ className, children, ...rest }: ComponentProps<'svg'>) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={cx('glyph', className)}
    {...rest}
  >
    {children}
  </svg>
)
type IconProps = { className?: string }
export const Flagstick = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M7 21V3.5M7 4l11 4-11 4.2" />
    <path d="M3.5 21h9" />
  </Glyph>
)
export const GolfCart = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M3 16h1.5M9.5 16h5M19.5 16H21v-4l-3-1-2-5H5" />
    <path d="M6 6v10M12 6v6h6" />
    <circle cx="7" cy="17" r="2.2" />
    <circle cx="17" cy="17" r="2.2" />
  </Glyph>
)
export const GolfBag = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8 8h8l-1 13H9z" />
    <path d="M9 8V5a3 3 0 0 1 6 0v3M10.5 3l-1-1.2M13.6 3l1-1.2M9 13h6" />
  </Glyph>
)
export const Star = (props: IconProps) => (
  <Glyph fill="currentColor" stroke="none" {...props}>
    <path d="M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z" />
  </Glyph>
)
