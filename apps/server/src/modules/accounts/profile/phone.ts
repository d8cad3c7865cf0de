import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * A telephone number with its country code as E.164 (`+819012345678`), or null. Full-width digits and usual separators are fine.
 * `country` (two letters): whose a number without a code is; without it there is none.
 */
export function parsePhone(text: string, country: string | null = null): string | null {
  const number = parsePhoneNumberFromString(
    text.normalize('NFKC').trim(),
    country && isSupportedCountry(country) ? country : undefined,
  )
  // "possible", not "assigned": numbering plans change faster than our copy of them
  return number?.isPossible() && !number.ext ? number.number : null
}
