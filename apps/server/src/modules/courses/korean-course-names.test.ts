import { koreanCourseName, koreanPlace } from '@tomogolf/domain/hangul/korean-names'
import { expect, test } from 'vitest'
import { readCourses } from './course-list.adapter.ts'
import { readCourseList } from './import-course-list.usecase.ts'

/** Abbreviations that courses in Korea write in Latin letters too. */
const LATIN = 'A ABC APA CPG G G8 GMG Golf5 J JFE JGM JOYX KOMA PGA PGM SIR U UI VIP'.split(' ')
test('all names of the course list are Hangul, digits and known abbreviations', () => {
  const courses = readCourses(readCourseList().courses)
  expect(courses).toHaveLength(1304)
  for (const { name_en: name, prefecture, municipality_en: municipality } of courses) {
    const words = koreanCourseName(name).split(/[ &-]+/)
    const unknown = words.filter(
      (word) => !/^[\p{Script=Hangul}0-9]+$/u.test(word) && !LATIN.includes(word),
    )
    expect(unknown, name).toEqual([])
    expect(koreanPlace(prefecture, municipality)).toMatch(/^[\p{Script=Hangul} ]+$/u)
  }
})
