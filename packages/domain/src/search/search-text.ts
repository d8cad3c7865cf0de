import { CHINESE_FORMS } from './chinese-forms.data.ts'
import { kanaToLetters } from './kana.ts'

// "|" opens and closes a whole name, "~" a place; neither occurs in user input
const NAME = '|',
  PLACE = '~'
/** Chinese spellings of golf words, as written in Japanese. */
const CHINESE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/高尔夫|高爾夫/g, 'ゴルフ'],
  [/乡村|鄉村/g, 'カントリー'],
  [/[俱倶][乐樂]部/g, '倶楽部'],
  [/球场|球場/g, '場'],
]
const CHINESE_CHARACTER = /[\p{Script=Han}々]/gu

/** Golf terms with two spellings. */
const GOLF_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[倶俱]楽部/g, 'クラブ'],
  [/カンツリー/g, 'カントリー'],
  [/(?<=\p{Script=Han})[ヶケがガ](?=\p{Script=Han})/gu, 'ga'],
]
/**
 * Spellings of one sound, mapped to Hepburn: "si" and "shi", "tu" and "tsu", "ou", "oo", "oh" and
 * "o", "mp" and "np".
 */
const SOUND_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sy(?=[auo])/g, 'sh'],
  [/(?:ty|cy)(?=[auo])/g, 'ch'],
  [/(?:zy|jy)(?=[auo])/g, 'j'],
  [/si/g, 'shi'],
  [/ti/g, 'chi'],
  [/tu/g, 'tsu'],
  [/(?<![sct])hu/g, 'fu'],
  [/zi|di/g, 'ji'],
  [/du/g, 'zu'],
  [/cch/g, 'tch'],
  [/oh(?=[bcdfgjkmnpqrstvwxyz])/g, 'o'],
  [/o[ou]/g, 'o'],
  [/uu/g, 'u'],
  [/aa/g, 'a'],
  [/m(?=[bmp])/g, 'n'],
]

/**
 * Lower case, one width, no accents or macrons, kana as romaji; words separated by single spaces,
 * each Chinese character a word.
 */
export function plainWords(text: string): string {
  let plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/['’`]/g, '')
  for (const [from, to] of CHINESE_WORDS) plain = plain.replace(from, to)
  plain = plain.replace(/\p{Script=Han}/gu, (form) => CHINESE_FORMS.get(form) ?? form)
  for (const [from, to] of GOLF_SPELLINGS) plain = plain.replace(from, to)
  return kanaToLetters(plain)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(CHINESE_CHARACTER, ' $& ')
    .replace(/ +/g, ' ')
    .trim()
}
/** Japanese sounds as Koreans write them: 도쿄 and 토쿄, 지바 and 치바, 가루이자와 and 카루이자와. */
const HANGUL_SOUNDS: Record<string, string> = {
  '\u110f': '\u1100',
  '\u1101': '\u1100',
  '\u1110': '\u1103',
  '\u1104': '\u1103',
  '\u110e': '\u110c',
  '\u110d': '\u110c',
}

/** The same with all spellings of a sound unified. */
export function soundWords(text: string): string {
  let unified = plainWords(text)
    .normalize('NFD')
    .replace(/[\u1100-\u1112]/g, (sound) => HANGUL_SOUNDS[sound] ?? sound)
    .normalize('NFC')
    .replaceAll('쓰', '즈')
  for (const [from, to] of SOUND_SPELLINGS) unified = unified.replace(from, to)
  return unified
}
/** Joins words with spaces: "taka no dai" and "takanodai", 골프 클럽 and 골프클럽 become the same. */
const joinWords = (words: string): string =>
  words.replace(/(?<=[a-z0-9가-힣]) (?=[a-z0-9가-힣])/g, '')
const spellings = (text: string): string[] => [
  plainWords(text),
  soundWords(text),
  joinWords(soundWords(text)),
]

/**
 * A search text: full names before the first "~", then places and people, each in all spellings.
 */
export function searchTextOf(
  names: readonly (string | null | undefined)[],
  places: readonly (string | null | undefined)[],
): string {
  const keys = (texts: readonly (string | null | undefined)[]) =>
    [...new Set(texts.flatMap((text) => (text ? spellings(text) : [])))].filter((key) => key !== '')
  return [
    NAME,
    ...keys(names).flatMap((name) => [name, NAME]),
    PLACE,
    ...keys(places).flatMap((place) => [place, PLACE]),
  ].join(' ')
}

/**
 * The vocabulary of a search text, and its Japanese names and places, which have no spaces:
 * misspelt queries are compared with it.
 */
export function vocabularyOf(searchText: string): string[] {
  const texts = searchText
    .split(/[|~]/)
    .map((text) => text.trim())
    .filter((text) => /[^\x20-\x7e]/.test(text))
  return [...new Set([...searchText.split(' '), ...texts])]
    .filter((word) => word.length > 1)
    .toSorted()
}

/** Common abbreviations of the long words, in both languages. */
const ABBREVIATIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bcc\b/g, ['country club', 'カントリークラブ']],
  [/\bgc\b/g, ['golf club', 'ゴルフクラブ']],
]

/** A query in the spellings of a search text; empty when nothing of it is searchable. */
export function queryWords(query: string): string[] {
  const plain = plainWords(query)
  const long = ABBREVIATIONS.flatMap(([short, words]) =>
    plain.search(short) < 0 ? [] : words.map((word) => plain.replace(short, ` ${word} `)),
  )
  return [...new Set([query, ...long].flatMap(spellings))].filter((spelling) => spelling !== '')
}
/** The same for each term, six at most: all of them have to match somewhere. */
export const queryParts = (query: string): string[][] =>
  query
    .split(/\s+/u)
    .map(queryWords)
    .filter((words) => words.length > 0)
    .slice(0, 6)

/**
 * LIKE patterns over a search text. Queries contain letters, digits and spaces only: nothing needs
 * escaping.
 */
export const asWholeName = (text: string): string => `%${NAME} ${text} ${NAME}%`
export const asNameStart = (text: string): string => `%${NAME} ${text}%`
export const asWordStart = (text: string): string => `% ${text}%`
export const asWord = (text: string): string => `% ${text} %`
export const asPart = (text: string): string => `%${text}%`
