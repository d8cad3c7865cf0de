import { expect, test } from 'vitest'
import { courseFieldValue } from './course-field-value.ts'

const course = { name: 'Keya Golf Club', nameJa: '芥屋ゴルフ倶楽部', nameKo: '게야 골프 클럽' }
test.each([
  ['en', 'Keya Golf Club'],
  ['ja', '芥屋ゴルフ倶楽部'],
  ['ko', '게야 골프 클럽 (Keya Golf Club)'],
  ['zh', '芥屋ゴルフ倶楽部'],
] as const)('a form in %s has the course %s', (language, value) =>
  expect(courseFieldValue(course, language)).toBe(value),
)
test('a name that would be too long stays alone, and one without Hangul once', () => {
  const nameKo = '가'.repeat(110)
  expect(courseFieldValue({ ...course, nameKo }, 'ko')).toBe(nameKo)
  expect(courseFieldValue({ ...course, name: 'ABC', nameKo: 'ABC' }, 'ko')).toBe('ABC')
})
