import type { Language } from '@tomogolf/phrases/languages'
import { formatDay } from './dates.ts'
import { formatAmount } from './money.ts'

type Values = Readonly<Record<string, string | number>>

/**
 * The values of a refusal as its sentence shows them: an answer has amounts with their currency and
 * days as `YYYY-MM-DD`.
 */
export const refusalValues = (values: Values, language: Language): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      values.currency && typeof value === 'number'
        ? formatAmount({ amount: value, currency: String(values.currency) }, language)
        : name === 'until'
          ? formatDay(String(value), language, { year: true })
          : value,
    ]),
  )
