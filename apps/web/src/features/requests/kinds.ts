import { SUPPORT_HOURS } from '@tomogolf/domain/support'

/** The three request pages, named as in their phrase keys. */
export type RequestKind = 'book' | 'rental' | 'contact'
export const PATHS = {
  book: '/book-japan-golf',
  rental: '/japan-golf-rental',
  contact: '/contact',
} as const
/** Response time of each kind, in hours. */
export const RESPONSE_HOURS = {
  book: SUPPORT_HOURS.request,
  rental: SUPPORT_HOURS.request,
  contact: SUPPORT_HOURS.general,
} as const

/** Parses a reference from the URL; undefined if it is invalid. */
export const referenceFrom = (value: unknown): string | undefined =>
  typeof value === 'string' && /^TG-[0-9A-HJKMNP-TV-Z]{6}$/.test(value) ? value : undefined
