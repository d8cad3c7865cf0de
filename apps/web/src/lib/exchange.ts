import { about, rateOf } from '@tomogolf/domain/exchange'
import { asCurrency, fromMajor } from '@tomogolf/domain/money'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useSettings } from '../queries/settings.ts'

/** The operator's current rate. Null while none is set. */
export const useExchangeRate = () => rateOf(useSettings(), useNow())

/** Converts an amount to the other currency: "about ¥15,200". Null while no rate is set. */
export function useCurrencyConversion():
  | ((value: { amount: number; currency: string }) => string)
  | null {
  const { t, language } = useI18n()
  const rate = useExchangeRate()
  return (
    rate &&
    (({ amount, currency }) =>
      t('common.about', {
        amount: formatMoney(about(fromMajor(amount, asCurrency(currency)), rate.yen), language),
      }))
  )
}
