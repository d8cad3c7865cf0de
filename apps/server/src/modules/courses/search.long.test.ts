import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { findCourses } from './find-courses.read.ts'
import { plainWords, soundWords } from '@tomogolf/domain/search/search-text'
import { courseTable } from '../../../test/support/course-table.ts'

let db: Database
beforeAll(async () => {
  ;({ db } = await courseTable(0))
})
afterAll(() => db.close())
const ids = async (query: string) => (await findCourses(db, query, 8)).map((match) => match.id)

test.each([
  ['Kasumigaseki', 'the English name'],
  ['kasumigaseki cou', 'a half-typed name'],
  ['霞ヶ関', 'the Japanese name'],
  ['霞ケ関カンツリー', 'the other small ke'],
  ['かすみがせき', 'hiragana'],
  ['カスミガセキ', 'katakana'],
  ['ｋａｓｕｍｉｇａｓｅｋｉ', 'full-width letters'],
  ['霞ヶ関CC', 'the usual abbreviation'],
  ['kasumigaski', 'a typing error'],
  ['kasumi-gaseki', 'a hyphen'],
  ['kasumigaseki kawagoe', 'name and town'],
  ['川越 霞ヶ関', 'town and name in Japanese'],
  ['가스미가세키', 'Hangul'],
  ['카스미가세키 컨트리클럽', 'Hangul as many write it, in one word'],
  ['가스미가세키 가와고에', 'name and town in Hangul'],
  ['霞关', 'simplified characters'],
  ['霞關 乡村俱乐部', 'traditional and simplified characters'],
])('%s finds Kasumigaseki Country Club (%s)', async (query) => {
  expect(await ids(query)).toContain('kasumigaseki-country-club')
})
test.each([
  ['hirno golf', 'hirono-golf-club'],
  ['Kawana Hotl', 'kawana-hotel-golf-course-oshima-course'],
  ['川奈ホテル', 'kawana-hotel-golf-course-oshima-course'],
  ['Syonan', 'shonan-country-club'],
  ['삿포로 골프 클럽', 'sapporo-golf-club-wattsu-course'],
  ['쓰쿠바 컨트리', 'tsukuba-country-club'],
  ['츠쿠바컨트리', 'tsukuba-country-club'],
  ['筑波乡村俱乐部', 'tsukuba-country-club'],
  ['廣野高尔夫', 'hirono-golf-club'],
  ['广野高尔夫俱乐部', 'hirono-golf-club'],
  ['Tukuba', 'tsukuba-country-club'],
  ['Ohtsu', 'otsu-country-club-east-course'],
])('%s finds %s', async (query, id) => {
  expect((await findCourses(db, query, 60)).map((match) => match.id)).toContain(id)
})

test('ranks a whole name before its start, a start before a word, a word before a place', async () => {
  const found = await findCourses(db, 'chiba', 100)
  const rank = new Map(found.map((match) => [match.id, match.rank]))
  expect(found.map((match) => match.rank)).toEqual(
    found.map((match) => match.rank).toSorted((a, b) => a - b),
  )
  expect(rank.get('chiba-central-golf-club')).toBe(1)
  expect(found.at(-1)?.rank).toBe(4)
  expect((await findCourses(db, 'Hirono Golf Club', 8))[0]).toEqual({
    id: 'hirono-golf-club',
    rank: 0,
  })
})
test('finds similar names for a misspelt one, but not by a common word alone', async () => {
  expect((await ids('hirno golf clb'))[0]).toMatch(/hirono/)
  expect(await ids('qqqqqq golf club')).toEqual([])
})
test('nonsense, punctuation and wildcards find nothing', async () => {
  for (const query of ['zzqqxxyy', '%%', '__', '|~', '\\', '🏌️🏌️'])
    expect(await ids(query)).toEqual([])
})
test('converts kana to romaji as in the course list, and unifies spellings of a sound', () => {
  expect(plainWords('シャトレーゼ キャッスル ヴィレッジ デューク')).toBe(
    'shatoreze kyassuru virejji dyuku',
  )
  expect(plainWords('にっこう マッチ')).toBe('nikkou matchi')
  expect(soundWords('Tu-kuba Syonan Ōhashi Shimbashi Zyou')).toBe(
    soundWords('Tsukuba Shōnan Oohashi Shinbashi Jō').replace('tsukuba', 'tsu kuba'),
  )
})
