import { formatDay } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useCurrencyConversion, useExchangeRate } from './exchange.ts'

/** A hold in the other currency, with the rate and its date. Null while no rate is set. */
export function useConvertedTotal(hold: { amount: number; currency: string }): string | null {
  const { t, language } = useI18n()
  const convert = useCurrencyConversion()
  const rate = useExchangeRate()
  if (!convert || !rate) return null
  return t('game.costs.about', {
    about: convert(hold),
    date: formatDay(rate.day, language, { year: true }),
    // with decimals, unlike an amount in yen
    rate: formatAmount({ amount: rate.yen, currency: 'JPY' }, language, 2),
  })
}
