import type { ReactNode } from 'react'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import type { ListedGame } from '../../queries/games.ts'
import { Attribution } from './Attribution.tsx'
import { HydrateNear } from '../../hydration/HydrateNear.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { CourseCover } from './CourseCover.tsx'
import { CourseFacts, GuidePrice } from './CourseFacts.tsx'
import { CourseGames } from './CourseGames.tsx'
import { CourseRow } from './CourseRow.tsx'
import type { ListedCourse } from '../../queries/courses.ts'
import type { Course } from '../../queries/courses.ts'
import { GettingThere } from './GettingThere.tsx'
import { PlayHere, type OpenGames } from './PlayHere.tsx'

type CourseScreenProps = {
  course: Course
  games: readonly ListedGame[]
  total: number
  open: OpenGames
  near: readonly ListedCourse[]
  onHost: () => void
  pool?: ReactNode
}

/** The page of a course: facts at the left, ways to play at the right. */
export function CourseScreen({
  course,
  games,
  total,
  open,
  near,
  onHost,
  pool,
}: CourseScreenProps) {
  const { t, language } = useI18n()
  return (
    <>
      <CourseCover course={course} />
      <div className="wrap mt-7 grid gap-x-18 lg:mt-11 lg:grid-cols-[minmax(0,1fr)_384px]">
        <aside className="lg:col-start-2 lg:row-start-1">
          <div className="lg:sticky lg:top-[calc(var(--header)+24px)]">
            <PlayHere course={course} open={open} onHost={onHost} pool={pool} />
          </div>
        </aside>
        <div className="min-w-0 lg:-mt-13">
          <HydrateNear id="course games">
            <CourseGames course={course} games={games} total={total} />
          </HydrateNear>
          <HydrateNear id="course facts">
            <CourseFacts course={course} />
            <GuidePrice course={course} />
            <GettingThere course={course} />
            {near.length > 0 && (
              <PageSection
                title={t('courses.detail.nearby', {
                  place: prefectureName(course.prefecture, language),
                })}
              >
                <ul className="xl:grid xl:grid-cols-2 xl:gap-x-8">
                  {near.map((other) => (
                    <CourseRow key={other.id} course={other} />
                  ))}
                </ul>
              </PageSection>
            )}
          </HydrateNear>
        </div>
      </div>
      <div className="wrap">
        <Attribution>
          <p>{t('courses.detail.drawing')}</p>
        </Attribution>
      </div>
    </>
  )
}
