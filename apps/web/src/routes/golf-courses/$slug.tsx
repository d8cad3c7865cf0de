import { createFileRoute, redirect } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { courseJsonLd } from '../../features/courses/course-json-ld.ts'
import { CourseScreen } from '../../features/courses/CourseScreen.tsx'
import { namesOf, placeOf } from '../../features/courses/place-names.ts'
import { courseQuery, coursesQuery } from '../../queries/courses.ts'
import { useHostAction } from '../../lib/use-host-action.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureOr404, ensureQuery } from '../../queries/ensure-query.ts'
import { courseGamesQuery, courseOpenGamesQuery } from '../../queries/games.ts'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import { useMe } from '../../queries/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { PoolSlot } from '../../components/pool/PoolSlot.tsx'

export const Route = createFileRoute('/golf-courses/$slug')({
  staticData: { areas: ['courses', 'where'] },
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const games = Promise.all([
      ensureQuery(queryClient, courseGamesQuery(slug)),
      ensureQuery(queryClient, courseOpenGamesQuery(slug)),
    ])
    games.catch(() => undefined)
    const course = await ensureOr404(queryClient, courseQuery(slug))
    // a merged course redirects to the one it was merged into
    if (course.id !== slug)
      throw redirect({ to: '/golf-courses/$slug', params: { slug: course.id }, statusCode: 301 })
    await Promise.all([
      games,
      ensureQuery(queryClient, coursesQuery({ prefecture: course.prefecture })),
    ])
  },
  component: CoursePage,
})

const NEAR = 4

function CoursePage() {
  const { t, language } = useI18n()
  const { slug } = Route.useParams()
  const { origin } = Route.useRouteContext()
  const host = useHostAction()
  const { data: course } = useSuspenseQuery(courseQuery(slug))
  const {
    data: { games, pagination },
  } = useSuspenseQuery(courseGamesQuery(slug))
  const { data: open } = useSuspenseQuery(courseOpenGamesQuery(slug))
  const { data: near } = useSuspenseQuery(coursesQuery({ prefecture: course.prefecture }))
  const { first } = namesOf(course, language)
  const place = placeOf(course, language)
  const description = t('courses.detail.description', { course: first, place })
  const isSignedIn = !!useMe()
  const prefill = async (day?: string) => {
    const [{ prefillDraft }, { courseFields }] = await Promise.all([
      import('../../features/game-form/draft-storage.ts'),
      import('../../features/game-form/chosen-course.ts'),
    ])
    prefillDraft({
      ...courseFields(course),
      ...(day !== undefined && { date: day, headStart: true }),
    })
  }
  return (
    <>
      <PageHead
        title={t('courses.detail.pageTitle', { course: first, place })}
        description={description}
        path={`/golf-courses/${course.id}`}
        jsonLd={courseJsonLd(course, {
          origin,
          path: `/golf-courses/${course.id}`,
          name: course.name,
          description,
          list: t('common.nav.courses'),
          prefecture: prefectureName(course.prefecture, language),
        })}
      />
      <CourseScreen
        course={course}
        games={games}
        total={pagination.total}
        open={{ next: open.games[0], count: open.pagination.total }}
        near={near.courses.filter(({ id }) => id !== course.id).slice(0, NEAR)}
        onHost={() => host(prefill)}
        pool={
          isSignedIn && (
            <PoolSlot area={course.prefecture} onHost={(day) => host(() => prefill(day))} />
          )
        }
      />
    </>
  )
}
