/** The provider's identifiers of card brands, and the names printed on the cards. */
const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
  eftpos_au: 'Eftpos',
}

/** A brand's display name; an unknown brand keeps the provider's identifier. */
export const cardBrandName = (brand: string): string =>
  Object.hasOwn(BRAND_NAMES, brand) ? BRAND_NAMES[brand]! : brand
