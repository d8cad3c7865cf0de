import { add, asCurrency, fromMajor, multiply, subtract, toMajor } from '@tomogolf/domain/money'
import type { Amount } from '../queries/games.ts'

const toMoney = ({ amount, currency }: Amount) => fromMajor(amount, asCurrency(currency))

/** Subtracts API amounts, exactly to the minor unit. */
export const subtractAmounts = (whole: Amount, part: Amount): Amount => ({
  amount: toMajor(subtract(toMoney(whole), toMoney(part))),
  currency: whole.currency,
})
export const addAmounts = (one: Amount, other: Amount): Amount => ({
  amount: toMajor(add(toMoney(one), toMoney(other))),
  currency: one.currency,
})
export const multiplyAmount = (each: Amount, by: number): Amount => ({
  amount: toMajor(multiply(toMoney(each), by)),
  currency: each.currency,
})
