import { kanaToLetters } from './kana.ts'

// "|" opens and closes a whole name, "~" a place; neither can come from a person's text
const NAME = '|',
  PLACE = '~'
const SINGLE = /[\p{Script=Han}々]/gu

/** Words of the trade that are written in two ways. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/[倶俱]楽部/g, 'クラブ'],
  [/カンツリー/g, 'カントリー'],
  [/(?<=\p{Script=Han})[ヶケがガ](?=\p{Script=Han})/gu, 'ga'],
]
/** Letters of one sound in different spellings, Hepburn winning: "si" and "shi", "tu" and "tsu", "ou", "oo", "oh" and "o", "mp" and "np". */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
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

/** Lower case, one width, no accents and macrons, kana as letters; words parted by single blanks, each Chinese character a word of its own. */
export function plainWords(text: string): string {
  let t = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/['’`]/g, '')
  for (const [from, to] of SAME) t = t.replace(from, to)
  return kanaToLetters(t)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(SINGLE, ' $& ')
    .replace(/ +/g, ' ')
    .trim()
}
/** The same with every spelling of a sound made one. */
export function soundWords(text: string): string {
  let t = plainWords(text)
  for (const [from, to] of SOUNDS) t = t.replace(from, to)
  return t
}
/** Words of letters written together: "taka no dai" and "takanodai" become the same. */
const together = (words: string): string => words.replace(/(?<=[a-z0-9]) (?=[a-z0-9])/g, '')
const spellings = (text: string): string[] => [
  plainWords(text),
  soundWords(text),
  together(soundWords(text)),
]

/** What a row may be found by: whole names before the first "~", then places and people, each in all its spellings. */
export function searchTextOf(
  names: readonly (string | null | undefined)[],
  places: readonly (string | null | undefined)[],
): string {
  const keys = (texts: readonly (string | null | undefined)[]) =>
    [...new Set(texts.flatMap((t) => (t ? spellings(t) : [])))].filter((k) => k !== '')
  return [
    NAME,
    ...keys(names).flatMap((n) => [n, NAME]),
    PLACE,
    ...keys(places).flatMap((p) => [p, PLACE]),
  ].join(' ')
}

/** The words of a search text, and its names and places in Japanese, which are no words with blanks between: what a misspelt query is compared with. */
export function vocabularyOf(searchText: string): string[] {
  const texts = searchText
    .split(/[|~]/)
    .map((t) => t.trim())
    .filter((t) => /[^\x20-\x7e]/.test(t))
  return [...new Set([...searchText.split(' '), ...texts])].filter((w) => w.length > 1).toSorted()
}

/** What everybody in Japan writes for the long words, in both languages of the names. */
const SHORT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bcc\b/g, ['country club', 'カントリークラブ']],
  [/\bgc\b/g, ['golf club', 'ゴルフクラブ']],
]

/** A person's query in the spellings of a search text; empty when nothing of it can be searched. */
export function queryWords(query: string): string[] {
  const plain = plainWords(query)
  const long = SHORT.flatMap(([short, words]) =>
    plain.search(short) < 0 ? [] : words.map((w) => plain.replace(short, ` ${w} `)),
  )
  return [...new Set([query, ...long].flatMap(spellings))].filter((q) => q !== '')
}
/** The same for each word a person parted by a blank, six at most: all of them must be found, wherever. */
export const queryParts = (query: string): string[][] =>
  query
    .split(/\s+/u)
    .map(queryWords)
    .filter((words) => words.length > 0)
    .slice(0, 6)

/** LIKE patterns over a search text. Queries hold letters, digits and blanks only, so nothing needs escaping. */
export const asWholeName = (q: string): string => `%${NAME} ${q} ${NAME}%`
export const asNameStart = (q: string): string => `%${NAME} ${q}%`
export const asWordStart = (q: string): string => `% ${q}%`
export const asWord = (q: string): string => `% ${q} %`
export const asPart = (q: string): string => `%${q}%`
