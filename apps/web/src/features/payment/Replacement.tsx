import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { cardBrandName } from '@tomogolf/format/card-brand'
import type { SavedCard } from '../../queries/cards.ts'

type ReplacementProps = {
  backs: NonNullable<SavedCard['backs']>
  /** Cards that can replace it. */
  cards: readonly SavedCard[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** What depends on the card, and the choice of the card that replaces it. */
export function Replacement({ backs, cards, chosen, onChoose }: ReplacementProps) {
  const t = useT()
  return (
    <div className="text-text-2">
      <p>{t('payment.remove.backs')}</p>
      <ul className="mt-2 list-disc pl-5 font-medium text-text">
        {backs.holds > 0 && <li>{t('payment.remove.holds', { count: backs.holds })}</li>}
        {backs.cases > 0 && <li>{t('payment.remove.cases', { count: backs.cases })}</li>}
        {backs.debts > 0 && <li>{t('payment.remove.debts', { count: backs.debts })}</li>}
      </ul>
      {cards.length === 0 ? (
        <p className="mt-4">{t('payment.remove.needsCard')}</p>
      ) : (
        <Field
          className="mt-5"
          label={t('payment.remove.replacement')}
          hint={t('payment.remove.replacementText')}
        >
          <Select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
            {cards.map((card) => (
              <option key={card.id} value={card.id}>
                {t('payment.card.ending', { brand: cardBrandName(card.brand), last4: card.last4 })}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}
