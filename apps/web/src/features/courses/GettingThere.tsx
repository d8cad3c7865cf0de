import { useState } from 'react'
import { MapPin, Route } from 'lucide-react'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import { WhereItIs } from '../../components/WhereItIs.tsx'
import type { Course } from '../../queries/courses.ts'
import { placeOf } from './place-names.ts'
import { Remark } from './Remark.tsx'

/** Location and map of the course, directions, and its Japanese name for a taxi driver. */
export function GettingThere({ course }: { course: Course }) {
  const { t, language } = useI18n()
  const [taxi, setTaxi] = useState(false)
  const inJapanese = `${course.prefectureJa}${course.municipalityJa}`
  const map = `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(course.lat), mlon: String(course.lng) })}#map=15/${course.lat}/${course.lng}`
  return (
    <PageSection title={t('courses.detail.there')}>
      <WhereItIs where={course.where} name={course.nameJa} />
      <ul className="grid gap-5 lg:grid-cols-2 lg:gap-x-10">
        <li className="grid grid-cols-[24px_1fr] gap-3.5">
          <MapPin className="mt-0.5 text-text-3" />
          <p>
            <b lang={language === 'zh' ? 'ja' : undefined} className="font-semibold">
              {placeOf(course, language)}
            </b>
            <a
              href={map}
              target="_blank"
              rel="noopener"
              className="link -mb-2 flex min-h-11 w-fit items-center text-s text-text-2"
            >
              {t('courses.there.map')}
              <span className="sr-only"> {t('common.newTab')}</span>
            </a>
            <span className="lead mt-0.5 block text-xs text-text-3">
              {t('courses.there.middle')}
            </span>
          </p>
        </li>
        {course.access && (
          <li className="grid grid-cols-[24px_1fr] gap-3.5">
            <Route className="mt-0.5 text-text-3" />
            <p className="font-semibold">
              <Remark course={course} text={course.access} />
            </p>
          </li>
        )}
      </ul>
      <Button
        size="small"
        variant="outline"
        className="mt-5"
        aria-expanded={taxi}
        onClick={() => setTaxi(!taxi)}
      >
        {t(taxi ? 'courses.there.taxiHide' : 'courses.there.taxi')}
      </Button>
      {taxi && (
        <div lang="ja" className="mt-4 rounded-l bg-inverse px-6 py-7 text-on-inverse">
          <p className="font-cjk text-[clamp(1.5rem,6vw,2.25rem)] leading-snug font-bold">
            {t('courses.there.taxiSentence', { course: course.nameJa })}
          </p>
          <p className="mt-2 text-on-inverse-2">{inJapanese}</p>
        </div>
      )}
    </PageSection>
  )
}
