import { prefectureInAddress } from '@tomogolf/domain/regions'
import type { Tx } from '../../platform/database/database.ts'
import type { Person } from '../accounts/profile/people.read.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readCourse, type Course } from '../courses/courses.repository.ts'
import { searchTextOf } from '../courses/search-text.ts'
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

/** Where a game is played: the listed course's own names and place, else the words of the host and the prefecture in the address. */
export async function placeOf(
  tx: Tx,
  said: Pick<Game, 'courseId' | 'courseName' | 'location'>,
): Promise<Place> {
  const course = said.courseId === null ? undefined : await readCourse(tx, said.courseId)
  if (course) {
    const { prefecture, municipality, region } = course
    return {
      courseId: course.id,
      courseName: course.nameEn,
      courseNameJa: course.nameJa,
      location: said.location,
      prefecture,
      municipality,
      placeJa: course.prefectureJa + course.municipalityJa,
      region,
    }
  }
  const found = prefectureInAddress(said.location)
  return {
    courseId: null,
    courseName: said.courseName,
    courseNameJa: null,
    location: said.location,
    prefecture: found?.prefecture ?? null,
    municipality: null,
    placeJa: null,
    region: found?.region ?? null,
  }
}

/** What a game may be found by. Whole names are the course's and the address: an exact search asks for one of them. */
export async function gameSearchText(
  tx: Tx,
  place: Place,
  host: Person | undefined,
): Promise<string> {
  const course: Course | undefined =
    place.courseId === null ? undefined : await readCourse(tx, place.courseId)
  return searchTextOf(
    [place.courseName, place.courseNameJa, course?.nameRomaji, place.location],
    [
      course?.municipality,
      course?.municipalityJa,
      place.prefecture,
      course?.prefectureJa,
      host && nameForOthers(host),
      host?.username,
    ],
  )
}
