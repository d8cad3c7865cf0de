import { cx } from '../lib/class-names.ts'

/** Contour lines behind something; put it first inside a `relative` box. */
export const ContourBackground = ({ seed, wide, className }: { seed: string; wide?: boolean; className?: string }) => (
  <img src={`/contour/${seed}-${wide ? '1440x820' : '600x360'}.svg`} alt="" loading="lazy" decoding="async" className={cx('pointer-events-none absolute inset-0 size-full object-cover', className)} />
)
