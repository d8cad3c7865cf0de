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

/** A stored number as region and national text. Without one, the region is a guess from the country or the page's language. */
export function splitPhone(value: string, country: string, language: Language): Phone {
  const parsed = parsePhoneNumberFromString(value)
  if (parsed?.country) return { region: parsed.country, number: parsed.formatNational() }
  return { region: known(country) ?? REGIONS[language] ?? '', number: value }
}

/** What was typed, grouped as the region writes it. A number that brings its own country code decides the region. */
export function typePhone(text: string, region: string): Phone {
  const plain = text.normalize('NFKC')
  if (!plain.trim().startsWith('+'))
    return { region, number: new AsYouType(known(region)).input(plain) }
  const typing = new AsYouType()
  const number = typing.input(plain)
  return { region: typing.getCountry() ?? region, number }
}

/** Region and number as one international number: E.164 where that can be told, else the code before what was typed. '' for nothing typed. */
export function joinPhone({ region, number }: Phone): string {
  if (number.trim() === '') return ''
  const parsed = parsePhoneNumberFromString(number, known(region))
  if (parsed) return parsed.number
  return number.trim().startsWith('+')
    ? number.trim()
    : `${callingCode(region)} ${number.trim()}`.trim()
}
