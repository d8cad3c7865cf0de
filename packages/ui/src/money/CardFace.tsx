import type { ReactNode } from 'react'
import { useT } from '../i18n/i18n.tsx'

const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  jcb: 'JCB',
  diners: 'Diners',
  discover: 'Discover',
  unionpay: 'UnionPay',
}
/** Display name of a card brand; an unknown brand is returned as is. */
export const cardBrand = (brand: string): string => NAMES[brand] ?? brand

/** A payment card: brand, last four digits and an optional second line. */
export function CardFace({
  brand,
  last4,
  detail,
}: {
  brand: string
  last4: string
  detail?: ReactNode
}) {
  const t = useT()
  return (
    <>
      <span className="flex-none rounded-[5px] bg-inverse px-2 py-[3px] text-xs font-bold tracking-[.04em] text-on-inverse uppercase italic">
        {cardBrand(brand)}
      </span>
      <span className="min-w-0">
        <b className="block leading-snug font-semibold">
          <span aria-hidden>•••• </span>
          <span className="sr-only">{t('games.cardEnding')} </span>
          {last4}
        </b>
        {detail && <span className="block text-xs text-text-3">{detail}</span>}
      </span>
    </>
  )
}
