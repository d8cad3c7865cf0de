import type { Language } from '@tomogolf/phrases/languages'
import { placeInOwnScript } from '@tomogolf/format/game-place'
import type { CourseSuggestion } from '../../queries/courses.ts'
import type { GameDraft } from './game-draft.ts'

/** The fields of the form that a course of the list fills. */
export const courseFields = (course: CourseSuggestion) =>
  ({
    courseId: course.id,
    courseName: course.name,
    courseNameJa: course.nameJa,
    courseNameKo: course.nameKo,
    location: course.address,
    coursePlace: { address: course.address, placeJa: course.placeJa, placeKo: course.placeKo },
    region: course.region,
    ...(course.terrainKnown && { courseTerrain: course.terrain }),
  }) satisfies Partial<GameDraft>

/** The course is typed, or searched again. */
export const NO_COURSE = {
  courseId: null,
  courseNameJa: null,
  courseNameKo: null,
  coursePlace: null,
  region: null,
} satisfies Partial<GameDraft>

/** The address, in the script of the language while it is the one that came with the course. */
export function shownAddress(
  { location, coursePlace }: Pick<GameDraft, 'location' | 'coursePlace'>,
  language: Language,
): string {
  const address = location.trim()
  return coursePlace?.address === address
    ? (placeInOwnScript(coursePlace, language) ?? address)
    : address
}
