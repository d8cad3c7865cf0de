import { MEAL_PACKAGES } from '@tomogolf/domain/game'
import { CURRENCIES, fromMajor, type Currency } from '@tomogolf/domain/money'
import { priceParticipation } from '@tomogolf/domain/pricing'
import { formatMoney } from '@tomogolf/format/format'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSettings } from '../../queries/settings.ts'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Fieldset } from '@tomogolf/ui/forms/Fieldset.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { roundedPrice } from './checks.ts'
import type { Change, Draft } from './draft.ts'

type CostProps = {
  draft: Draft
  change: Change
  currency: Currency
  /** Guests have agreed to the price. */ locked: boolean
}
/** What a player pays at the course, and what that means for the hold. */
export function Cost({ draft, change, currency, locked }: CostProps) {
  const { t, language } = useI18n()
  const settings = useSettings()
  const price = Number(draft.price)
  const terms =
    price > 0 && price <= 10_000_000
      ? priceParticipation(fromMajor(price, currency), settings)
      : null
  return (
    <Fieldset title={t('hosting.part.cost')} about={t('hosting.part.costText')}>
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        <div data-check="price">
          <Field
            label={t('hosting.price.label')}
            note={currency}
            required
            hint={locked ? t('errors.GAME_PRICE_LOCKED') : undefined}
          >
            <TextInput
              before={CURRENCIES[currency].symbol}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={draft.price}
              disabled={locked}
              onChange={(event) => change({ price: event.currentTarget.value })}
              onBlur={() => change({ price: roundedPrice(draft.price, currency) })}
            />
          </Field>
        </div>
        <Field label={t('hosting.meal.label')}>
          <Select
            value={draft.mealPackageType}
            onChange={(event) =>
              change({ mealPackageType: event.currentTarget.value as Draft['mealPackageType'] })
            }
          >
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
    </Fieldset>
  )
}
