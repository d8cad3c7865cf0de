import { useEffect, useRef } from 'react'
import { CircleCheck } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { BrandMark } from './BrandMark.tsx'
import type { SavedCard } from '../../queries/cards.ts'

/** Confirms that the card is saved, with links to go on. */
export function CardSaved({ card }: { card: SavedCard }) {
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  // it replaces the form, whose lower end was on screen
  useEffect(() => {
    scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="mx-auto max-w-[560px] py-16 text-center lg:py-28">
      <span
        aria-hidden
        className="mx-auto grid size-16 place-items-center rounded-full bg-success-soft text-success"
      >
        <CircleCheck className="size-8" />
      </span>
      <h1 ref={title} tabIndex={-1} className="mt-6 text-d2 outline-none">
        {t('payment.saved.title')}
      </h1>
      <p className="mt-3 flex flex-wrap items-center justify-center gap-2.5 text-text-2">
        <BrandMark brand={card.brand} />
        {t('payment.card.ending', { brand: cardBrandName(card.brand), last4: card.last4 })}
      </p>
      <p className="mt-2 text-text-2">{t('payment.saved.text')}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <LinkButton to="/games" variant="primary" size="large">
          {t('common.nav.find')}
        </LinkButton>
        <LinkButton to="/payment-methods" size="large">
          {t('payment.methods.title')}
        </LinkButton>
      </div>
    </div>
  )
}
