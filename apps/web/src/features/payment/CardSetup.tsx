import { useState, type ReactNode } from 'react'
import { Ban, Lock, Plane } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { CardPlate } from './CardPlate.tsx'
import { CardSetupForm } from './CardSetupForm.tsx'
import { EMPTY_CARD } from './typed-card.ts'
import type { SavedCard } from '../../queries/cards.ts'

type CardSetupProps = {
  title: ReactNode
  /** The id of a confirmed setup, after a redirect from the bank's page (`seti_…`). */
  returned?: string
  onSaved: (card: SavedCard) => void
}

/** The page that saves a card: what it is for, the card as it is typed, and the form. */
export function CardSetup({ title, returned, onSaved }: CardSetupProps) {
  const t = useT()
  const [card, setCard] = useState(EMPTY_CARD)
  return (
    <div className="grid gap-7 pb-14 lg:grid-cols-[420px_minmax(0,520px)] lg:items-start lg:justify-between lg:gap-30">
      <div className="contents lg:block">
        <div className="pt-8 lg:pt-14 lg:pb-9">
          <h1 className="text-d1">{title}</h1>
          <p className="mt-3 max-w-[56ch] text-text-2">{t('payment.setup.lead')}</p>
        </div>
        <CardPlate number={card.number} name={card.name} expiry={card.expiry} />
        <Facts />
      </div>
      <Panel
        aria-label={t('payment.setup.label')}
        className="max-lg:rounded-none max-lg:border-0 max-lg:bg-transparent max-lg:p-0 lg:mt-12 lg:p-10"
      >
        <CardSetupForm card={card} onChange={setCard} returned={returned} onSaved={onSaved} />
      </Panel>
    </div>
  )
}

function Facts() {
  const t = useT()
  const items = [
    [Lock, 'number'],
    [Ban, 'free'],
    [Plane, 'abroad'],
  ] as const
  return (
    <ul className="order-3 grid gap-4.5 lg:mt-7">
      {items.map(([Shape, name]) => (
        <li key={name} className="grid grid-cols-[24px_1fr] gap-3.5 text-[.9375rem] text-text-2">
          <Shape className="mt-0.5 text-text-3" />
          <div>
            <b className="block font-semibold text-text">{t(`payment.know.${name}`)}</b>
            {t(`payment.know.${name}Text`)}
          </div>
        </li>
      ))}
    </ul>
  )
}
