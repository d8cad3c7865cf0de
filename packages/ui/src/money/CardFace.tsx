import type { ReactNode } from 'react'
import { cardBrandShortName } from '@tomogolf/format/card-brand'
import { useT } from '../i18n/i18n.tsx'

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
        {cardBrandShortName(brand)}
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
