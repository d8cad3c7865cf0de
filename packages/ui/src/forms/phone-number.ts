import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'
import type { Language } from '@tomogolf/phrases/languages'

export type Phone = { region: string; number: string }
const REGIONS: Partial<Record<Language, CountryCode>> = { ja: 'JP', ko: 'KR', zh: 'CN' }

const known = (region: string): CountryCode | undefined =>
  isSupportedCountry(region) ? region : undefined
export const callingCode = (region: string): string => {
  const country = known(region)
  return country ? `+${getCountryCallingCode(country)}` : ''
}
export const PHONE_REGIONS: readonly string[] = getCountries()

/**
 * Splits a stored number into region and national number. Without a number, the region is guessed
 * from the country or from the page's language.
 */
export function splitPhone(value: string, country: string, language: Language): Phone {
  const parsed = parsePhoneNumberFromString(value)
  if (parsed?.country) return { region: parsed.country, number: parsed.formatNational() }
  return { region: known(country) ?? REGIONS[language] ?? '', number: value }
}

/** Groups typed digits in the style of the region. A typed country code selects the region. */
export function formatTypedPhone(text: string, region: string): Phone {
  const plain = text.normalize('NFKC')
  if (!plain.trim().startsWith('+'))
    return { region, number: new AsYouType(known(region)).input(plain) }
  const typing = new AsYouType()
  const number = typing.input(plain)
  return { region: typing.getCountry() ?? region, number }
}

/**
 * Joins region and number: E.164 if the number is valid, else the country code and the typed text;
 * '' for no number.
 */
export function joinPhone({ region, number }: Phone): string {
  if (number.trim() === '') return ''
  const parsed = parsePhoneNumberFromString(number, known(region))
  if (parsed) return parsed.number
  return number.trim().startsWith('+')
    ? number.trim()
    : `${callingCode(region)} ${number.trim()}`.trim()
}
