import { toMajor, type Currency, type Money } from '@tomogolf/domain/money'

type Amount = { amount: number; currency: Currency }

/** An amount as responses carry it: major units and the currency. */
export const presentAmount = (value: Money): Amount => ({
  amount: toMajor(value),
  currency: value.currency,
})
export const presentAmountOrNull = (value: Money | null): Amount | null =>
  value && presentAmount(value)
