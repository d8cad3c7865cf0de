import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { prefectureName } from '@tomogolf/format/prefecture-name'
import { Badge, Tag } from '@tomogolf/ui/data/Badge.tsx'
import { CoverPicture } from '../../components/CoverPicture.tsx'
import type { Course } from '../../queries/courses.ts'
import { withBreakOpportunities, namesOf } from './place-names.ts'

const crumb =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-s px-1 hover:text-text'

/** The picture of the course in full width, with its name in both scripts. */
export function CourseCover({ course }: { course: Course }) {
  const { t, language } = useI18n()
  const { first, firstLang, second, secondLang } = namesOf(course, language)
  return (
    <header>
      <CoverPicture
        art={{ seed: course.id, terrain: course.terrain }}
        alt={t('courses.detail.cover', { course: first })}
      >
        <nav aria-label={t('courses.detail.crumbs')} className="wrap relative z-2 pt-3 lg:pt-5">
          <ol className="flex w-fit flex-wrap items-center rounded-m bg-background/78 px-3 text-s text-text-2 [backdrop-filter:blur(8px)]">
            <li>
              <Link to="/golf-courses" className={crumb}>
                {t('courses.detail.back')}
              </Link>
            </li>
            <li className="flex items-center">
              <ChevronRight className="size-4" />
              <Link to="/golf-courses" search={{ prefecture: course.prefecture }} className={crumb}>
                {prefectureName(course.prefecture, language)}
              </Link>
            </li>
          </ol>
        </nav>
      </CoverPicture>
      <div className="wrap relative z-3 -mt-11 lg:-mt-37.5">
        <h1 lang={firstLang} className="text-d1 font-bold">
          {withBreakOpportunities(first)}
        </h1>
        <p lang={secondLang} className="mt-2.5 text-text-2">
          {second}
        </p>
        <p className="mt-4.5 flex flex-wrap gap-1.5 [&>*]:bg-background/84">
          {course.openGames > 0 && (
            <Badge tone="success" className="bg-success-soft!">
              {t('courses.openGames', { count: course.openGames })}
            </Badge>
          )}
          {course.terrainKnown && (
            <Tag className="min-h-7 text-text">{t(`common.terrain.${course.terrain}`)}</Tag>
          )}
          {course.holes !== null && (
            <Tag className="min-h-7 text-text">{t('courses.holes', { count: course.holes })}</Tag>
          )}
          <Tag className="min-h-7 text-text">{t(`common.region.${course.region}`)}</Tag>
        </p>
      </div>
    </header>
  )
}
