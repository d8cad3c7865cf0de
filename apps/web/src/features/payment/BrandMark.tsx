import { cardBrandMark } from '@tomogolf/format/card-brand'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

/** A small label of a brand. Decorative: the brand's name is in the text nearby. */
export const BrandMark = ({
  brand,
  dim,
  className,
}: {
  brand: string
  dim?: boolean
  className?: string
}) => (
  <span
    aria-hidden
    className={cx(
      'inline-grid h-6 min-w-9.5 place-items-center rounded-[5px] bg-inverse px-1.75',
      'text-[.6875rem] leading-none font-bold tracking-[.02em] text-on-inverse',
      'transition-opacity',
      brand === 'visa' && 'text-[#1a2a6c] italic',
      dim && 'opacity-25',
      className,
    )}
  >
    {cardBrandMark(brand)}
  </span>
)
