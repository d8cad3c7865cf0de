import { asCurrency, fromMajor, subtract, toMajor } from '@tomogolf/domain/money'
import type { Amount } from '../queries/games.ts'

const toMoney = ({ amount, currency }: Amount) => fromMajor(amount, asCurrency(currency))

/** Subtracts API amounts, exactly to the minor unit. */
export const subtractAmounts = (whole: Amount, part: Amount): Amount => ({
  amount: toMajor(subtract(toMoney(whole), toMoney(part))),
  currency: whole.currency,
})
