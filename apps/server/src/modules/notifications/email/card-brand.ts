// the provider's words for brands, as they are written on the cards
const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
  eftpos_au: 'Eftpos',
}
/** A brand as people know it; one we do not know stays as the provider names it. */
export const cardBrand = (brand: string): string =>
  Object.hasOwn(BRANDS, brand) ? BRANDS[brand]! : brand
