import { about, rateOf } from '@tomogolf/domain/exchange'
import { asCurrency, fromMajor } from '@tomogolf/domain/money'
import { formatDay } from '@tomogolf/format/dates'
import { formatAmount, formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useSettings } from '../queries/settings.ts'

/**
 * Converts an amount to the other currency: "about ¥15,200", with the rate and its date. Null while
 * no rate is set.
 */
export function useCurrencyConversion():
  | ((value: { amount: number; currency: string }) => { text: string; date: string; rate: string })
  | null {
  const { t, language } = useI18n()
  const rate = rateOf(useSettings(), useNow())
  if (!rate) return null
  return ({ amount, currency }) => {
    const other = about(fromMajor(amount, asCurrency(currency)), rate.yen)
    return {
      text: t('common.about', { amount: formatMoney(other, language) }),
      date: formatDay(rate.day, language, { year: true }),
      // with decimals, unlike an amount in yen
      rate: formatAmount({ amount: rate.yen, currency: 'JPY' }, language, 2),
    }
  }
}
