import { lazy } from 'react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { courseFieldValue } from '../components/course-field-value.ts'
import { RESPONSE_HOURS, referenceFrom } from '../features/requests/kinds.ts'
import { RequestPage } from '../features/requests/RequestPage.tsx'
import { bookingOf } from '../features/requests/values.ts'
import { useCaptcha } from '../lib/use-captcha.ts'
import { captchaQuery } from '../queries/site.ts'
import { courseQuery } from '../queries/courses.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { ensureQuery } from '../queries/ensure-query.ts'
import { checked, text } from '@tomogolf/ui/lib/search-params.ts'
import { CaptchaNotice } from '../components/CaptchaNotice.tsx'
import { PageHead } from '../components/PageHead.tsx'

const BookingForm = lazy(() => import('../features/requests/BookingForm.tsx'))

export const Route = createFileRoute('/book-japan-golf')({
  staticData: { areas: ['requests', 'hosting'], shell: 'action' },
  // course: prefills the form; sent: the reference of the request just sent
  validateSearch: (search: Record<string, unknown>): { course?: string; sent?: string } =>
    checked({ course: text(search.course, 120), sent: referenceFrom(search.sent) }),
  loaderDeps: ({ search }) => ({ course: search.course }),
  loader: async ({ context: { queryClient }, deps }) => {
    const [captcha] = await Promise.all([
      ensureQuery(queryClient, captchaQuery),
      deps.course && ensureQuery(queryClient, courseQuery(deps.course)).catch(() => null),
    ])
    return captcha
  },
  component: Book,
})

function Book() {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const { course: slug, sent } = Route.useSearch()
  const captcha = useCaptcha(Route.useLoaderData().siteKey)
  const { data: course } = useQuery({ ...courseQuery(slug ?? ''), enabled: slug !== undefined })
  return (
    <>
      <PageHead
        title={t('requests.book.pageTitle')}
        description={t('requests.book.description', { hours: RESPONSE_HOURS.book })}
        path="/book-japan-golf"
        noindex={sent !== undefined}
      />
      <RequestPage
        kind="book"
        title={t('requests.book.title')}
        lead={t('requests.book.lead')}
        sent={sent}
        notice={<CaptchaNotice siteKey={captcha.siteKey} />}
        form={({ profile, clear }) => (
          <BookingForm
            profileValues={profile ? bookingOf(profile) : {}}
            urlValues={{
              key: course?.id ?? '',
              values: course
                ? {
                    course: courseFieldValue(course, language),
                    allJapan: false,
                    prefectures: [course.prefecture],
                  }
                : {},
            }}
            captcha={captcha}
            onClear={clear}
            onSent={(reference) =>
              void navigate({ to: '/book-japan-golf', search: { sent: reference } })
            }
          />
        )}
      />
    </>
  )
}
