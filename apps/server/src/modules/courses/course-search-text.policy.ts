import {
  koreanCourseName,
  koreanMunicipality,
  koreanPrefecture,
} from '@tomogolf/domain/hangul/korean-names'
import { searchTextOf } from '@tomogolf/domain/search/search-text'
import type { Course } from './courses.repository.ts'

/** The search text of a course: its names and places in Latin letters, Japanese and Hangul. */
export const courseSearchText = (
  course: Pick<
    Course,
    | 'nameEn'
    | 'nameJa'
    | 'nameRomaji'
    | 'prefecture'
    | 'prefectureJa'
    | 'municipality'
    | 'municipalityJa'
  >,
): string =>
  searchTextOf(
    [course.nameEn, course.nameJa, course.nameRomaji, koreanCourseName(course.nameEn)],
    [
      course.municipality,
      course.municipalityJa,
      koreanMunicipality(course.municipality),
      course.prefecture,
      course.prefectureJa,
      koreanPrefecture(course.prefecture),
    ],
  )
