import { testCardByNumber } from './cards.ts'
import type { TestCard } from './cards.ts'
import { yearAndMonth } from '../clock.ts'
import { cardError } from '../errors.ts'
import type { Params } from '../http/params.ts'

export interface CardEntry {
  readonly card: TestCard
  readonly expMonth: number
  readonly expYear: number
  readonly cvcGiven: boolean
}

/**
 * Reads `card[number|exp_month|exp_year|cvc]` and checks it as the provider does; throws a 402 card
 * error that names the field.
 */
export function readCardEntry(params: Params, now: number): CardEntry {
  const number = params.required('number').replaceAll(/[ -]/g, '')
  const expMonth = params.required('exp_month')
  const expYear = params.required('exp_year')
  const cvc = params.text('cvc')

  if (!/^\d{8,19}$/.test(number)) {
    throw cardError({
      code: 'invalid_number',
      message: 'The card number is not a valid credit card number.',
      param: 'number',
    })
  }
  if (!luhnValid(number))
    throw cardError({
      code: 'incorrect_number',
      message: 'Your card number is incorrect.',
      param: 'number',
    })
  const expiry = checkExpiry(expMonth, expYear, now)
  const card = testCardByNumber(number)
  if (!card) {
    // Real card numbers are refused, with the message of the provider's test mode.
    throw cardError({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      param: 'number',
      message:
        'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: ' +
        'https://stripe.com/docs/testing.',
    })
  }
  if (typeof cvc === 'string' && !(card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw cardError({
      code: 'invalid_cvc',
      message: "Your card's security code is invalid.",
      param: 'cvc',
    })
  }
  return { card, ...expiry, cvcGiven: typeof cvc === 'string' }
}

function checkExpiry(
  monthText: string,
  yearText: string,
  now: number,
): { expMonth: number; expYear: number } {
  const today = yearAndMonth(now)
  const month = Number(monthText)
  const year = /^\d{2}$/.test(yearText) ? 2000 + Number(yearText) : Number(yearText)
  const badMonth = () =>
    cardError({
      code: 'invalid_expiry_month',
      message: "Your card's expiration month is invalid.",
      param: 'exp_month',
    })
  if (!/^\d{1,2}$/.test(monthText) || month < 1 || month > 12) throw badMonth()
  if (!/^(\d{2}|\d{4})$/.test(yearText) || year < today.year || year > today.year + 50) {
    throw cardError({
      code: 'invalid_expiry_year',
      message: "Your card's expiration year is invalid.",
      param: 'exp_year',
    })
  }
  if (year === today.year && month < today.month) throw badMonth()
  return { expMonth: month, expYear: year }
}

function luhnValid(number: string): boolean {
  let sum = 0
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
