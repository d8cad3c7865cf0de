import { GOLF_WORDS } from './golf-words.data.ts'
import { romajiToHangul } from './romaji.ts'

/** What Koreans call places whose suffix is not that of a plain prefecture. */
const PREFECTURE_SUFFIXES: Record<string, string> = {
  Hokkaido: '',
  Tokyo: '도',
  Kyoto: '부',
  Osaka: '부',
}
/** Suffixes of municipalities: 시, 구, 정, 촌. */
const MUNICIPALITY_SUFFIXES: Record<string, string> = {
  City: '시',
  Ward: '구',
  Town: '정',
  Village: '촌',
}

// capitals and digits are abbreviations: PGM, VIP, G8
const ABBREVIATION = /^(?:[A-Z0-9]{2,}|[A-Z])$/
const wordInHangul = (word: string): string => {
  const key = word.toLowerCase().replaceAll('’', "'")
  return GOLF_WORDS.get(key) ?? (ABBREVIATION.test(word) ? word : (romajiToHangul(key) ?? word))
}
const translate = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\bgolf course\b/gi, '골프장')
    // the particle の belongs to the word before it
    .replace(/(?<=[a-z]) no (?=[A-Z])/g, 'no')
    .replace(/\b(?:hakone-en)\b/gi, wordInHangul)
    .replace(
      /[\p{Script=Latin}\p{M}](?:[\p{Script=Latin}\p{M}0-9'’]*[\p{Script=Latin}0-9])?/gu,
      wordInHangul,
    )
    .replace(/(?<=세인트)\./g, '')
    .replace(/(?<=\p{Script=Hangul})-(?=\p{Script=Hangul})/gu, '')

/** Names are few and shown often; free names are many: the oldest leave. */
const cache = new Map<string, string>()
const MAX_CACHED = 5000

/**
 * A course name in Hangul, from its name in Latin letters: "Sapporo Golf Club" → 삿포로 골프 클럽.
 * Unknown words that are not romaji stay as they are.
 */
export function koreanCourseName(name: string): string {
  const known = cache.get(name)
  if (known !== undefined) return known
  const hangul = translate(name)
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value!)
  cache.set(name, hangul)
  return hangul
}

const placeWord = (name: string): string =>
  name
    .split(/[ -]/)
    .map((word) => wordInHangul(word))
    .join('')

/** 지바현, 도쿄도, 오사카부, 홋카이도. */
export const koreanPrefecture = (prefecture: string): string =>
  placeWord(prefecture) + (PREFECTURE_SUFFIXES[prefecture] ?? '현')

/** "Ichihara City" → 이치하라시, "Minami Ward, Sapporo" → 삿포로시 미나미구. */
export function koreanMunicipality(municipality: string): string {
  const [place = '', city] = municipality.split(', ')
  const [, name = place, suffix = ''] = /^(.*) (City|Ward|Town|Village)$/.exec(place) ?? []
  const short = placeWord(name) + (MUNICIPALITY_SUFFIXES[suffix] ?? '')
  return city ? `${placeWord(city)}시 ${short}` : short
}

/** 지바현 이치하라시; null where the prefecture is not known. */
export const koreanPlace = <Prefecture extends string | null>(
  prefecture: Prefecture,
  municipality: string | null,
): string | (null & Prefecture) =>
  (prefecture &&
    [koreanPrefecture(prefecture), municipality && koreanMunicipality(municipality)]
      .filter(Boolean)
      .join(' ')) as string | (null & Prefecture)

/** Adds the Korean name to a game, for texts. */
export const withKoreanName = <Game extends { readonly courseName: string }>(
  game: Game,
): Game & { courseNameKo: string } => ({
  ...game,
  courseNameKo: koreanCourseName(game.courseName),
})
