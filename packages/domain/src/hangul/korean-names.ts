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
    .replace(
      /[\p{Script=Latin}\p{M}](?:[\p{Script=Latin}\p{M}0-9'’]*[\p{Script=Latin}0-9])?/gu,
      wordInHangul,
    )
    .replace(/(?<=세인트)\./g, '')
    .replace(/(?<=\p{Script=Hangul})-(?=\p{Script=Hangul})/gu, '')

const MAX_CACHED = 5000
/** Names are shown often: a list of all courses translates each once. The oldest leave. */
function cached(hangulOf: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const hangul = hangulOf(name)
    if (known.size >= MAX_CACHED) known.delete(known.keys().next().value!)
    known.set(name, hangul)
    return hangul
  }
}

/**
 * A course name in Hangul, from its name in Latin letters: "Sapporo Golf Club" → 삿포로 골프 클럽.
 * Unknown words that are not romaji stay as they are.
 */
export const koreanCourseName = cached(translate)

const placeWord = (name: string): string =>
  name
    .split(/[ -]/)
    .map((word) => wordInHangul(word))
    .join('')

/** 지바현, 도쿄도, 오사카부, 홋카이도. */
export const koreanPrefecture = cached(
  (prefecture) => placeWord(prefecture) + (PREFECTURE_SUFFIXES[prefecture] ?? '현'),
)

/** "Ichihara City" → 이치하라시, "Minami Ward, Sapporo" → 삿포로시 미나미구. */
export const koreanMunicipality = cached((municipality) => {
  const [place = '', city] = municipality.split(', ')
  const [, name = place, suffix = ''] = /^(.*) (City|Ward|Town|Village)$/.exec(place) ?? []
  const short = placeWord(name) + (MUNICIPALITY_SUFFIXES[suffix] ?? '')
  return city ? `${placeWord(city)}시 ${short}` : short
})

/** 지바현 이치하라시; null where the prefecture is not known. */
export function koreanPlace(prefecture: string, municipality: string | null): string
export function koreanPlace(prefecture: string | null, municipality: string | null): string | null
export function koreanPlace(prefecture: string | null, municipality: string | null): string | null {
  if (!prefecture) return prefecture
  const name = koreanPrefecture(prefecture)
  return municipality ? `${name} ${koreanMunicipality(municipality)}` : name
}

/** The names of a game's course in each script. */
export const courseNamesOf = ({
  courseName,
  courseNameJa = null,
}: {
  readonly courseName: string
  readonly courseNameJa?: string | null | undefined
}): { courseName: string; courseNameJa: string | null; courseNameKo: string } => ({
  courseName,
  courseNameJa,
  courseNameKo: koreanCourseName(courseName),
})
