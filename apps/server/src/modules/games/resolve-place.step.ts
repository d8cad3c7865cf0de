import {
  koreanCourseName,
  koreanMunicipality,
  koreanPrefecture,
} from '@tomogolf/domain/hangul/korean-names'
import { prefectureInAddress } from '@tomogolf/domain/places/prefecture-in-address'
import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../accounts/profile/people.read.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readCourse, type Course } from '../courses/courses.repository.ts'
import { searchTextOf } from '@tomogolf/domain/search/search-text'
import type { Game } from './games.repository.ts'

export type Place = Pick<
  Game,
  | 'courseId'
  | 'courseName'
  | 'courseNameJa'
  | 'location'
  | 'prefecture'
  | 'municipality'
  | 'placeJa'
  | 'region'
>

/**
 * Where a game is played: names and place of the listed course, else the host's text and the
 * prefecture found in the address.
 */
export async function resolvePlace(
  tx: Tx,
  input: Pick<Game, 'courseId' | 'courseName' | 'location'>,
): Promise<Place> {
  const course = input.courseId === null ? undefined : await readCourse(tx, input.courseId)
  if (course) {
    const { prefecture, municipality, region } = course
    return {
      courseId: course.id,
      courseName: course.nameEn,
      courseNameJa: course.nameJa,
      location: input.location,
      prefecture,
      municipality,
      placeJa: course.prefectureJa + course.municipalityJa,
      region,
    }
  }
  const match = prefectureInAddress(input.location)
  return {
    courseId: null,
    courseName: input.courseName,
    courseNameJa: null,
    location: input.location,
    prefecture: match?.prefecture ?? null,
    municipality: null,
    placeJa: null,
    region: match?.region ?? null,
  }
}

/** The search text of a game, with the place's course and the host's name. */
export async function buildGameSearchText(
  tx: Tx,
  place: Place,
  host: Person | undefined,
): Promise<string> {
  return gameSearchText(
    place,
    place.courseId === null ? undefined : await readCourse(tx, place.courseId),
    host,
  )
}
/** An exact search matches one whole name: a course name or the address. */
export function gameSearchText(
  place: Pick<Place, 'courseName' | 'courseNameJa' | 'location' | 'prefecture'>,
  course: Course | undefined,
  host: Person | undefined,
): string {
  return searchTextOf(
    [
      place.courseName,
      place.courseNameJa,
      course?.nameRomaji,
      place.location,
      koreanCourseName(place.courseName),
    ],
    [
      course?.municipality,
      course?.municipalityJa,
      place.prefecture,
      course?.prefectureJa,
      course && koreanMunicipality(course.municipality),
      place.prefecture && koreanPrefecture(place.prefecture),
      host && nameForOthers(host),
      host?.username,
    ],
  )
}
