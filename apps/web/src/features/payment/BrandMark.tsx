import { cx } from '@tomogolf/ui/lib/class-names.ts'

const NAMES: Record<string, [short: string, name: string]> = {
  visa: ['VISA', 'Visa'],
  mastercard: ['MC', 'Mastercard'],
  amex: ['AMEX', 'American Express'],
  jcb: ['JCB', 'JCB'],
  diners: ['DINERS', 'Diners Club'],
  discover: ['DISC', 'Discover'],
  unionpay: ['UPAY', 'UnionPay'],
}
/** The name of a card brand; an unknown one is capitalised. */
export const brandName = (brand: string): string =>
  NAMES[brand]?.[1] ?? brand.charAt(0).toUpperCase() + brand.slice(1)

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
      'inline-grid h-6 min-w-9.5 place-items-center rounded-[5px] bg-inverse px-1.75 text-[.6875rem] leading-none font-bold tracking-[.02em] text-on-inverse transition-opacity',
      brand === 'visa' && 'text-[#1a2a6c] italic',
      dim && 'opacity-25',
      className,
    )}
  >
    {NAMES[brand]?.[0] ?? brand.slice(0, 4).toUpperCase()}
  </span>
)
