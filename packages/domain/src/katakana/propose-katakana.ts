import { chineseSounds } from './chinese.ts'
import { englishSounds } from './english.ts'
import { countMorae, japaneseSounds, withLongVowels } from './japanese.ts'
import { soundsToKatakana } from './kana.ts'
import { isKatakanaName, normaliseKatakana } from './katakana-name.ts'
import { hangulSounds, koreanSounds } from './korean.ts'
import { CHINESE_FAMILY_NAMES, KOREAN_FAMILY_NAMES, WESTERN_NAMES } from './names.data.ts'

export type NameParts = {
  readonly firstName: string | null
  readonly lastName: string | null
  /** ISO 3166; decides how a spelling is read that several languages share. */
  readonly country: string | null
}
type Reading = 'western' | 'japanese' | 'korean' | 'chinese'

const CHINESE_COUNTRIES = new Set(['CN', 'TW', 'SG', 'MO', 'HK', 'MY'])
/** Fewer kana are more often an English name that looks like romaji: Mike, Jane. */
const SURELY_JAPANESE = 5

const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/[æ]/g, 'ae'],
  [/[œ]/g, 'oe'],
  [/[øö]/g, 'o'],
  [/[đð]/g, 'd'],
  [/ł/g, 'l'],
  [/þ/g, 'th'],
  [/ı/g, 'i'],
]
/** Lower case a to z without accents; hyphens stay, apostrophes go. */
const plain = (text: string): string =>
  LETTERS.reduce((word, [from, to]) => word.replace(from, to), text.toLowerCase())
    .normalize('NFD')
    .replace(/[\u0300-\u036F'’`.]/g, '')
    .replace(/[‐‑–]/g, '-')
const wordsOf = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean)
const isLatin = (text: string): boolean => /^[a-z]+(?:-+[a-z]+)*$/.test(text)
const syllablesOf = (word: string): string => word.replaceAll('-', '')

function readingOf(
  family: readonly string[],
  given: readonly string[],
  country: string | null,
): Reading {
  const all = [...family, ...given].map(syllablesOf)
  const hasFamily = (names: { has(name: string): boolean }) =>
    family.some((name) => names.has(name))
  const isWestern = given.some((word) => WESTERN_NAMES.has(word))
  if (country === 'JP' && !isWestern && all.every((word) => romajiSounds(word) !== null))
    return 'japanese'
  const asKorean =
    hasFamily(KOREAN_FAMILY_NAMES) && given.every((word) => givenKorean(word) !== null)
  const asChinese =
    hasFamily(CHINESE_FAMILY_NAMES) && all.every((word) => chineseSounds(word) !== null)
  if (asChinese && country !== null && CHINESE_COUNTRIES.has(country)) return 'chinese'
  if (asKorean && !isWestern && country !== null && !CHINESE_COUNTRIES.has(country)) return 'korean'
  if (isWestern) return 'western'
  if (asChinese) return 'chinese'
  if (asKorean) return 'korean'
  const morae = all.reduce((sum, word) => sum + countMorae(word), 0)
  return all.every((word) => japaneseSounds(word) !== null) && morae >= SURELY_JAPANESE
    ? 'japanese'
    : 'western'
}

const romajiSounds = (word: string): string | null => japaneseSounds(withLongVowels(word))
/** Hyphens separate the syllables of a given name. */
function givenKorean(word: string): string | null {
  const parts = word.split('-').map(koreanSounds)
  return parts.includes(null) ? null : parts.join('')
}
const western = (word: string): string =>
  WESTERN_NAMES.get(syllablesOf(word)) ??
  word.split('-').filter(Boolean).map(westernPart).join('・')
function westernPart(part: string): string {
  const korean = KOREAN_FAMILY_NAMES.get(part)
  // Lee is read as in English beside an English name
  return (
    WESTERN_NAMES.get(part) ??
    (korean && korean !== 'イ' ? korean : soundsToKatakana(englishSounds(part)))
  )
}

function katakanaOf(word: string, reading: Reading, isFamilyName: boolean): string {
  const text = syllablesOf(word)
  if (reading === 'japanese') return soundsToKatakana(romajiSounds(text) ?? englishSounds(text))
  if (reading === 'korean')
    return (
      (isFamilyName ? KOREAN_FAMILY_NAMES.get(text) : undefined) ??
      soundsToKatakana(givenKorean(word) ?? englishSounds(text))
    )
  if (reading === 'chinese') return soundsToKatakana(chineseSounds(text) ?? englishSounds(text))
  return western(word)
}

/** Kana are their own katakana; null for what only the person can read: Chinese characters. */
function ofOtherScript(text: string, isFamilyName: boolean): string | null {
  const kana = normaliseKatakana(text)
  if (isKatakanaName(kana)) return kana
  const sounds = hangulSounds(text.replace(/\s/g, ''), isFamilyName)
  return sounds === null ? null : soundsToKatakana(sounds)
}

/**
 * A proposal for a name in katakana, in the order in which its people say it: family name first for
 * Japanese, Korean and Chinese names. Null where nothing tells how it is read.
 */
export function proposeKatakana({ firstName, lastName, country }: NameParts): string | null {
  const given = firstName?.trim() ?? ''
  const family = lastName?.trim() ?? ''
  const givenWords = wordsOf(given)
  const familyWords = wordsOf(family)
  const words = [...familyWords, ...givenWords]
  if (words.length === 0) return null
  if (!words.every(isLatin)) {
    const parts = [family && ofOtherScript(family, true), given && ofOtherScript(given, false)]
    return parts.includes(null) ? null : checked(parts.filter(Boolean).join(' '))
  }
  const reading = readingOf(familyWords, givenWords, country)
  const familyKana = familyWords.map((word) => katakanaOf(word, reading, true)).join('・')
  const givenKana = givenWords
    .map((word) => katakanaOf(word, reading, false))
    .join(reading === 'western' ? '・' : '')
  const ordered = reading === 'western' ? [givenKana, familyKana] : [familyKana, givenKana]
  return checked(ordered.filter(Boolean).join(' '))
}
const checked = (katakana: string): string | null => (isKatakanaName(katakana) ? katakana : null)

/**
 * The name in Latin letters as the course writes it: as in the profile where that is Latin, in the
 * order of its katakana. Null for another script, which only its owner can romanise.
 */
export function proposeLatin({ firstName, lastName, country }: NameParts): string | null {
  const given = wordsOf(firstName ?? '')
  const family = wordsOf(lastName ?? '')
  if (given.length === 0 || family.length === 0 || ![...given, ...family].every(isLatin))
    return null
  const [first, last] = [firstName!.trim(), lastName!.trim()]
  return readingOf(family, given, country) === 'western' ? `${first} ${last}` : `${last} ${first}`
}
