import type { Language } from '@tomogolf/phrases/languages'

/** A half-hour slot as text: "4:00 AM" in English, "4:00" elsewhere. */
export function slotText(slot: string, language: Language): string {
  const [hour = 0, minute = 0] = slot.split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  return language === 'en'
    ? `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
    : `${hour}:${minutes}`
}
