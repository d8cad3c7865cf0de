import { useState } from 'react'
import { CardSetupForm } from './CardSetupForm.tsx'
import { EMPTY_CARD } from './typed-card.ts'

/** Saves a card inside another dialog. The bank's own page returns to the page of the card setup. */
export default function CardEntry({ backTo, onSaved }: { backTo: string; onSaved: () => void }) {
  const [card, setCard] = useState(EMPTY_CARD)
  return (
    <CardSetupForm
      inside
      card={card}
      onChange={setCard}
      returnPath={`/payment-setup?${new URLSearchParams({ redirectTo: backTo })}`}
      onSaved={onSaved}
    />
  )
}
