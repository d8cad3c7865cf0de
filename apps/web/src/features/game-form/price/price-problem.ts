import { exactMajor, smallestUnit, type Currency } from '@tomogolf/domain/money'
import { parseTypedPrice } from '@tomogolf/domain/payments/typed-price'
import { priceProblem } from '@tomogolf/domain/pricing'
import type { PageSettings } from '@tomogolf/domain/settings'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'

/** Whether the server would refuse a typed price; one that is not above zero is another rule's. */
export function findPriceProblem(typed: string, currency: Currency, settings: PageSettings) {
  const value = parseTypedPrice(typed, currency)
  if (value === undefined || value <= 0) return null
  const price = exactMajor(value, currency)
  return price
    ? priceProblem(price, settings)
    : ({ code: 'AMOUNT_NOT_EXACT', limit: smallestUnit(currency) } as const)
}

/** The message for a refused price; undefined when it is accepted. */
export function usePriceProblem(
  currency: Currency,
  settings: PageSettings,
): (typed: string) => string | undefined {
  const { t, language } = useI18n()
  return (typed) => {
    const problem = findPriceProblem(typed, currency, settings)
    if (!problem) return undefined
    const limit = formatMoney(problem.limit, language)
    return problem.code === 'AMOUNT_NOT_EXACT'
      ? t('errors.AMOUNT_NOT_EXACT', { step: limit })
      : t(`errors.${problem.code}`, { limit })
  }
}
