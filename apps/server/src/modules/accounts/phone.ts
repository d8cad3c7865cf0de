import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** A telephone number with its country code as E.164 (`+819012345678`), or null. Full-width digits and usual separators are fine. */
export function parsePhone(text: string): string | null {
  const number = parsePhoneNumberFromString(text.normalize('NFKC').trim())
  // "possible", not "assigned": numbering plans change faster than our copy of them
  return number?.isPossible() && !number.ext ? number.number : null
}
