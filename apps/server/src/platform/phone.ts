import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * A phone number as E.164 (`+819012345678`); null when it is impossible. Accepts full-width digits and the usual separators.
 * `country` (two letters) completes a number without a country code.
 */
export function parsePhone(input: string, country: string | null = null): string | null {
  const number = parsePhoneNumberFromString(
    input.normalize('NFKC').trim(),
    country && isSupportedCountry(country) ? country : undefined,
  )
  // possible, not assigned: numbering plans change faster than the library's copy of them
  return number?.isPossible() && !number.ext ? number.number : null
}
