import type { CLUB_BRANDS } from '@tomogolf/domain/requests'

type Brand = (typeof CLUB_BRANDS)[number]
const ANY: Brand = 'no_preference'

/** Toggles a brand. "No preference" and brands exclude each other. */
export function withBrand(brands: readonly Brand[], brand: Brand, on: boolean): Brand[] {
  if (!on) return brands.filter((one) => one !== brand)
  return brand === ANY ? [ANY] : [...brands.filter((one) => one !== ANY && one !== brand), brand]
}
