import { SUPPORT_HOURS } from '@tomogolf/domain/support'

/** The three pages, by the names of their phrases. */
export type Kind = 'book' | 'rental' | 'contact'
export const PATHS = {
  book: '/book-japan-golf',
  rental: '/japan-golf-rental',
  contact: '/contact',
} as const
/** Within how many hours each is answered. */
export const ANSWERED = {
  book: SUPPORT_HOURS.request,
  rental: SUPPORT_HOURS.request,
  contact: SUPPORT_HOURS.general,
} as const

/** A reference out of an address; anything else is none. */
export const referenceFrom = (value: unknown): string | undefined =>
  typeof value === 'string' && /^TG-[0-9A-HJKMNP-TV-Z]{6}$/.test(value) ? value : undefined
