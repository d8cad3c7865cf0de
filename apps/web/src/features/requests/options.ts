import type { CLUB_BRANDS } from '@tomogolf/domain/requests'
import type { Language } from '@tomogolf/phrases/languages'

type Brand = (typeof CLUB_BRANDS)[number]
const NO_PREFERENCE: Brand = 'no_preference'

/** Toggles a brand. "No preference" and brands exclude each other. */
export function withBrand(brands: readonly Brand[], brand: Brand, on: boolean): Brand[] {
  if (!on) return brands.filter((other) => other !== brand)
  return brand === NO_PREFERENCE
    ? [NO_PREFERENCE]
    : [...brands.filter((other) => other !== NO_PREFERENCE && other !== brand), brand]
}

/** A half-hour slot as text, as times are written in each language: "04:00", elsewhere "4:00". */
export const slotText = (slot: string, language: Language): string =>
  language === 'en' ? slot : slot.replace(/^0/, '')
