import { POLICY_VERSION, type Terms } from '@tomogolf/domain/pricing'
import type { Settings } from '@tomogolf/domain/settings'
import type { Participation } from './participations.repository.ts'

/** What a guest reads of an own agreement in the export of personal data. */
export const EXPORTED_CONSENT = [
  'currency',
  'priceMinor',
  'feeMinor',
  'holdMinor',
  'feePercent',
  'windowHours',
  'policyVersion',
  'agreedIp',
  'agreedLanguage',
  'agreedText',
  'nameSharedAt',
  'clubs',
] as const
const CONSENT = [...EXPORTED_CONSENT, 'agreedPolicy'] as const
/** What a guest agreed to, when joining, asking or waiting for a seat. */
export type Consent = Pick<Participation, (typeof CONSENT)[number]>

/** The agreement of a row that has other columns too. */
export const consentOf = (row: Consent): Consent =>
  Object.fromEntries(CONSENT.map((field) => [field, row[field]])) as Consent

/** The terms that a guest agrees to now, which stay. */
export const frozenTerms = (terms: Terms, settings: Settings) => ({
  currency: terms.price.currency,
  priceMinor: terms.price.minor,
  feeMinor: terms.fee.minor,
  holdMinor: terms.hold.minor,
  feePercent: settings.platform_fee_percent,
  windowHours: settings.departure_restriction_hours,
  policyVersion: POLICY_VERSION,
})
