import { useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { MEAL_PACKAGES } from '@tomogolf/domain/game'
import { CURRENCIES, exactMajor, type Currency } from '@tomogolf/domain/money'
import { parseTypedPrice } from '@tomogolf/domain/payments/typed-price'
import { priceParticipation } from '@tomogolf/domain/pricing'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { roundedPrice } from './game-body.ts'
import type { GameDraft } from './game-draft.ts'
import { usePriceProblem } from './price/price-problem.ts'
import { useDraftSettings } from './price/use-draft-settings.ts'

type CostProps = {
  draft: GameDraft
  currency: Currency
  /** Guests have agreed to the price. */
  locked: boolean
}

/** What a player pays at the course, and the resulting hold. */
export function Cost({ draft, currency, locked }: CostProps) {
  const { price: typed } = draft
  const { t, language } = useI18n()
  const settings = useDraftSettings(draft)
  const { control, register } = useFormContext<GameDraft>()
  // a zero on the way to 0.50 is not an error yet
  const [isTyping, setIsTyping] = useState(false)
  const value = parseTypedPrice(typed, currency)
  const isAboveZero = value !== undefined && value > 0
  const refused = usePriceProblem(currency, settings)(typed)
  const problem =
    typed.trim() !== '' && !isAboveZero && !isTyping ? t('hosting.check.price') : refused
  const price = isAboveZero ? exactMajor(value, currency) : undefined
  const terms = !problem && price ? priceParticipation(price, settings) : null
  return (
    <>
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        <Field
          label={t('hosting.price.label')}
          note={currency}
          required
          hint={locked ? t('errors.GAME_PRICE_LOCKED') : undefined}
          error={locked ? undefined : problem}
        >
          <Controller
            control={control}
            name="price"
            render={({ field }) => (
              <TextInput
                {...field}
                before={CURRENCIES[currency].symbol}
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                disabled={locked}
                onFocus={() => setIsTyping(true)}
                onBlur={() => {
                  setIsTyping(false)
                  field.onChange(roundedPrice(field.value, currency))
                }}
              />
            )}
          />
        </Field>
        <Field label={t('hosting.meal.label')}>
          <Select {...register('mealPackageType')}>
            {MEAL_PACKAGES.map((value) => (
              <option key={value} value={value}>
                {t(`hosting.meal.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {terms && (
        <Alert>
          {t('hosting.price.hold', {
            hold: formatMoney(terms.hold, language),
            fee: formatMoney(terms.fee, language),
            price: formatMoney(terms.price, language),
          })}
        </Alert>
      )}
    </>
  )
}
