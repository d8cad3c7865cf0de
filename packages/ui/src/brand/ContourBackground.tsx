import { cx } from '../lib/class-names.ts'

type ContourBackgroundProps = {
  seed: string
  wide?: boolean
  /** In the first view: often the largest thing that is drawn there. */ eager?: boolean
  className?: string
}
/** Contour lines behind something; put it first inside a `relative` box. */
export const ContourBackground = ({ seed, wide, eager, className }: ContourBackgroundProps) => (
  <img
    src={`/contour/${seed}-${wide ? '1440x820' : '600x360'}.svg`}
    alt=""
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    className={cx('pointer-events-none absolute inset-0 size-full object-cover', className)}
  />
)
