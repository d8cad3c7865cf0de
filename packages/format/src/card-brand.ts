type BrandNames = {
  readonly name: string
  /** For narrow places; where absent, the name. */
  readonly short?: string
  /** At most six letters, for a label of the size of a logo. */
  readonly mark: string
}
/** The provider's identifiers of card brands, and the names printed on the cards. */
const BRANDS: Readonly<Record<string, BrandNames>> = {
  visa: { name: 'Visa', mark: 'VISA' },
  mastercard: { name: 'Mastercard', mark: 'MC' },
  amex: { name: 'American Express', short: 'Amex', mark: 'AMEX' },
  jcb: { name: 'JCB', mark: 'JCB' },
  diners: { name: 'Diners Club', short: 'Diners', mark: 'DINERS' },
  discover: { name: 'Discover', mark: 'DISC' },
  unionpay: { name: 'UnionPay', mark: 'UPAY' },
  eftpos_au: { name: 'Eftpos', mark: 'EFTPOS' },
}
const namesOf = (brand: string): BrandNames | undefined =>
  Object.hasOwn(BRANDS, brand) ? BRANDS[brand] : undefined

/** The full name of a brand; an unknown identifier is capitalised. */
export const cardBrandName = (brand: string): string =>
  namesOf(brand)?.name ?? brand.charAt(0).toUpperCase() + brand.slice(1)

export const cardBrandShortName = (brand: string): string =>
  namesOf(brand)?.short ?? cardBrandName(brand)

export const cardBrandMark = (brand: string): string =>
  namesOf(brand)?.mark ?? brand.slice(0, 4).toUpperCase()
