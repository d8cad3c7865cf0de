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

/** A half-hour slot as text: "4:00 AM" in English, "4:00" elsewhere. */
export function slotText(slot: string, language: Language): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  return language === 'en'
    ? `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
    : `${hour}:${minutes}`
}
