import type { Language } from '@tomogolf/phrases/languages'

/** ISO 3166-1 alpha-2, two letters each. */
const CODES =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW'
export const COUNTRIES: readonly string[] = CODES.match(/../g) ?? []
/** Where most players come from; offered first. */
export const FREQUENT_COUNTRIES = [
  'JP',
  'KR',
  'CN',
  'TW',
  'HK',
  'US',
  'SG',
  'AU',
  'GB',
  'TH',
] as const

const tag = (language: Language) => (language === 'zh' ? 'zh-Hans' : language)

/** Names of countries in the page's language. */
export function countryNamer(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames(tag(language), { type: 'region' })
  return (code) => names.of(code) ?? code
}

/** Codes with their names, as the page's language sorts them. */
export function sortedCountries(
  language: Language,
  codes: readonly string[] = COUNTRIES,
): { code: string; name: string }[] {
  const nameOf = countryNamer(language)
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, tag(language)))
}
