import { cx } from '../lib/class-names.ts'

type ContourBackgroundProps = {
  /** The same seed gives the same lines. */
  seed: string
  /** The 1440 × 820 picture instead of 600 × 360. */
  wide?: boolean
  /** Load at once: above the fold it is often the LCP element. */
  eager?: boolean
  className?: string
}
/** Contour lines as a background. Place it first inside a `relative` box. */
export const ContourBackground = ({ seed, wide, eager, className }: ContourBackgroundProps) => (
  <img
    src={`/contour/${seed}-${wide ? '1440x820' : '600x360'}.svg`}
    alt=""
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    // offline the browser would draw the frame of a broken picture over the page
    onError={(event) => {
      event.currentTarget.hidden = true
    }}
    className={cx('pointer-events-none absolute inset-0 size-full object-cover', className)}
  />
)
