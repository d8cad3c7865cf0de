import type { DeclineCode } from './declines.ts'

export type Brand = 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa'

/** What follows a successful charge. */
export type FollowUp = 'dispute' | 'dispute_not_received' | 'inquiry' | 'fraud_warning'

export interface TestCard {
  readonly number: string
  /** Name under which server-side test code may use the card instead of its number. */
  readonly name: string
  readonly brand: Brand
  readonly funding: 'credit' | 'debit' | 'prepaid'
  readonly country: string
  /**
   * When the bank asks for authentication: never, always, unless the card was set up and the
   * payment is off-session, or only when the request wants 3-D Secure.
   */
  readonly authentication: 'never' | 'unless_set_up' | 'always' | 'on_request'
  /**
   * How the bank declines, and whether already when the card is saved or only when it is charged.
   */
  readonly decline?: { readonly code: DeclineCode; readonly from: 'setup' | 'charge' }
  readonly followUp?: FollowUp
}

function card(number: string, name: string, brand: Brand, more: Partial<TestCard> = {}): TestCard {
  return { number, name, brand, funding: 'credit', country: 'US', authentication: 'never', ...more }
}

const declined = (number: string, name: string, code: DeclineCode): TestCard =>
  card(number, name, 'visa', { decline: { code, from: 'setup' } })

/** The provider's test cards, with what it documents of each: https://docs.stripe.com/testing */
export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'pm_card_visa', 'visa'),
  card('4000056655665556', 'pm_card_visa_debit', 'visa', { funding: 'debit' }),
  card('5555555555554444', 'pm_card_mastercard', 'mastercard'),
  card('5105105105105100', 'pm_card_mastercard_prepaid', 'mastercard', { funding: 'prepaid' }),
  card('378282246310005', 'pm_card_amex', 'amex'),
  card('6011111111111117', 'pm_card_discover', 'discover'),
  card('3056930009020004', 'pm_card_diners', 'diners'),
  card('3566002020360505', 'pm_card_jcb', 'jcb', { country: 'JP' }),
  card('6200000000000005', 'pm_card_unionpay', 'unionpay', { country: 'CN' }),
  card('4000003920000003', 'pm_card_jp', 'visa', { country: 'JP' }),
  declined('4000000000000002', 'pm_card_visa_chargeDeclined', 'generic_decline'),
  declined(
    '4000000000009995',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'insufficient_funds',
  ),
  declined('4000000000009987', 'pm_card_visa_chargeDeclinedLostCard', 'lost_card'),
  declined('4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard', 'stolen_card'),
  declined('4000000000000069', 'pm_card_chargeDeclinedExpiredCard', 'expired_card'),
  declined('4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'),
  declined('4000000000000119', 'pm_card_chargeDeclinedProcessingError', 'processing_error'),
  declined(
    '4000000000006975',
    'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
    'card_velocity_exceeded',
  ),
  card('4000000000000341', 'pm_card_chargeCustomerFail', 'visa', {
    decline: { code: 'generic_decline', from: 'charge' },
  }),
  card('4000002500003155', 'pm_card_authenticationRequiredOnSetup', 'visa', {
    authentication: 'unless_set_up',
  }),
  card('4000002760003184', 'pm_card_authenticationRequired', 'visa', { authentication: 'always' }),
  card('4000000000003055', 'pm_card_threeDSecureOptional', 'visa', {
    authentication: 'on_request',
  }),
  card('4000008400001629', 'pm_card_threeDSecureRequiredChargeDeclined', 'visa', {
    authentication: 'always',
    decline: { code: 'generic_decline', from: 'setup' },
  }),
  card(
    '4000008260003178',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    'visa',
    {
      authentication: 'unless_set_up',
      decline: { code: 'insufficient_funds', from: 'charge' },
    },
  ),
  card('4000000000000259', 'pm_card_createDispute', 'visa', { followUp: 'dispute' }),
  card('4000000000002685', 'pm_card_createDisputeProductNotReceived', 'visa', {
    followUp: 'dispute_not_received',
  }),
  card('4000000000001976', 'pm_card_createDisputeInquiry', 'visa', { followUp: 'inquiry' }),
  card('4000000000005423', 'pm_card_createIssuerFraudRecord', 'visa', {
    followUp: 'fraud_warning',
  }),
]

const BY_NUMBER = new Map(TEST_CARDS.map((one) => [one.number, one]))
const BY_NAME = new Map(TEST_CARDS.map((one) => [one.name, one]))

export const testCardByNumber = (number: string): TestCard | undefined => BY_NUMBER.get(number)
export const testCardByName = (name: string): TestCard | undefined => BY_NAME.get(name)

/** Brand names for `display_brand`. */
export const DISPLAY_BRAND: Record<Brand, string> = {
  amex: 'american_express',
  diners: 'diners_club',
  discover: 'discover',
  jcb: 'jcb',
  mastercard: 'mastercard',
  unionpay: 'union_pay',
  visa: 'visa',
}
