import { expect, test } from 'vitest'
import { courseNameIn, courseNameLang, courseNames } from './course-names.ts'

const listed = {
  courseName: 'Keya Golf Club',
  courseNameJa: '芥屋ゴルフ倶楽部',
  courseNameKo: '게야 골프 클럽',
}
test.each([
  ['en', listed, ['Keya Golf Club', '芥屋ゴルフ倶楽部']],
  ['ja', listed, ['芥屋ゴルフ倶楽部', 'Keya Golf Club']],
  ['zh', listed, ['芥屋ゴルフ倶楽部', 'Keya Golf Club']],
  ['ko', listed, ['게야 골프 클럽', 'Keya Golf Club']],
  // entered as free text, and cached by an earlier release
  ['ko', { courseName: 'Dunes', courseNameKo: 'Dunes' }, ['Dunes', null]],
  ['ko', { courseName: 'Keya Golf Club', courseNameJa: null }, ['Keya Golf Club', null]],
  ['ja', { courseName: 'Dunes', courseNameJa: null }, ['Dunes', null]],
] as const)('in %s, the names of %j are %j', (language, game, names) => {
  expect(courseNames(game, language)).toEqual(names)
  expect(courseNameIn(game, language)).toBe(names[0])
})
test('each name has its language', () => {
  expect(courseNameLang('芥屋ゴルフ倶楽部', listed)).toBe('ja')
  expect(courseNameLang('Keya Golf Club', listed)).toBe('en')
  expect(courseNameLang('게야 골프 클럽', listed)).toBeUndefined()
})
