import type { ReactNode } from 'react'
import {
  CalendarDays,
  Flag,
  Globe,
  Map as MapIcon,
  MapPin,
  Mountain,
  PencilRuler,
  Target,
  Trophy,
  UserCheck,
} from 'lucide-react'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { DescriptionList, type DescriptionItem } from '@tomogolf/ui/data/DescriptionList.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import type { Course } from '../../queries/courses.ts'
import { placeOf } from './place-names.ts'
import { Remark } from './Remark.tsx'

const hostOf = (url: string): string => {
  try {
    return new URL(url).hostname.replace(/^www\./, '')
  } catch {
    return url
  }
}
const ExternalLink = ({
  url,
  rel = 'noopener',
  newTab,
}: {
  url: string
  rel?: string
  newTab: string
}) => (
  <a
    href={url}
    target="_blank"
    rel={rel}
    className="link -my-2.5 inline-flex min-h-11 items-center break-all"
  >
    {hostOf(url)}
    <span className="sr-only"> {newTab}</span>
  </a>
)

/** The known facts of a course; unknown ones are omitted. Names are shown as in the source. */
export function CourseFacts({ course }: { course: Course }) {
  const { t, language } = useI18n()
  const inEnglish = (text: string) => <span lang="en">{text}</span>
  const facts: (DescriptionItem | null)[] = [
    {
      icon: MapPin,
      label: t('courses.fact.where'),
      value: <span lang={language === 'zh' ? 'ja' : undefined}>{placeOf(course, language)}</span>,
    },
    { icon: MapIcon, label: t('courses.fact.region'), value: t(`common.region.${course.region}`) },
    course.holes === null
      ? null
      : { icon: Flag, label: t('courses.fact.holes'), value: course.holes },
    course.par === null ? null : { icon: Target, label: t('courses.fact.par'), value: course.par },
    course.terrainKnown
      ? {
          icon: Mountain,
          label: t('courses.fact.terrain'),
          value: t(`common.terrain.${course.terrain}`),
        }
      : null,
    course.openedYear === null
      ? null
      : { icon: CalendarDays, label: t('courses.fact.opened'), value: course.openedYear },
    course.architect === null
      ? null
      : {
          icon: PencilRuler,
          label: t('courses.fact.architect'),
          value: inEnglish(course.architect),
        },
    course.visitorsWelcome === null
      ? null
      : {
          icon: UserCheck,
          label: t('courses.fact.visitors'),
          value: t(`courses.fact.visitors.${course.visitorsWelcome}`),
        },
    course.events === null
      ? null
      : { icon: Trophy, label: t('courses.fact.events'), value: inEnglish(course.events) },
    course.website === null
      ? null
      : {
          icon: Globe,
          label: t('courses.fact.website'),
          value: <ExternalLink url={course.website} newTab={t('common.newTab')} />,
        },
  ]
  return (
    <PageSection title={t('courses.detail.facts')}>
      <DescriptionList items={facts.filter((fact) => fact !== null)} />
    </PageSection>
  )
}

/** The guide price with year and source, or a link to request one. */
export function GuidePrice({ course }: { course: Course }) {
  const { t, language } = useI18n()
  const { guidePrice: price, hostedPrice } = course
  const yen = (amount: number) => formatAmount({ amount, currency: 'JPY' }, language)
  const row = (label: string, amount: number | null) =>
    amount !== null && (
      <div className="flex items-baseline justify-between gap-4 border-b border-line py-3">
        <dt className="text-text-2">{label}</dt>
        <dd className="font-display text-t2 font-semibold">{yen(amount)}</dd>
      </div>
    )
  return (
    <PageSection title={t('courses.detail.price')}>
      <div className="rounded-l border border-line bg-surface-1 p-5 md:p-6">
        {price ? (
          <>
            <dl className="-mt-2">
              {row(t('courses.price.weekday'), price.weekdayJpy)}
              {row(t('courses.price.weekend'), price.weekendJpy)}
            </dl>
            <p className="lead mt-3.5 text-s text-text-2">
              {t('courses.price.year', { year: price.year })}
            </p>
            {price.note && (
              <p className="lead mt-2 text-s text-text-3">
                <AroundLineBreak text={t('courses.price.note', { note: '\n' })}>
                  <Remark course={course} text={price.note} />
                </AroundLineBreak>
              </p>
            )}
            {price.sourceUrl && (
              <p className="mt-2 text-s text-text-3 [&_a]:text-text-2">
                <AroundLineBreak text={t('courses.price.source', { site: '\n' })}>
                  <ExternalLink
                    url={price.sourceUrl}
                    rel="noopener nofollow"
                    newTab={t('common.newTab')}
                  />
                </AroundLineBreak>
              </p>
            )}
          </>
        ) : (
          <p className="lead text-text-2">{t('courses.price.unknown')}</p>
        )}
        {hostedPrice && (
          <p className="mt-2 text-s text-text-2">
            {t('courses.price.hosted', { price: formatAmount(hostedPrice, language) })}
          </p>
        )}
        {!price && (
          <LinkButton
            to="/book-japan-golf"
            search={{ course: course.id }}
            size="small"
            variant="outline"
            className="mt-4"
          >
            {t('courses.price.ask')}
          </LinkButton>
        )}
      </div>
    </PageSection>
  )
}

/** A sentence with a node in place of its line break. */
function AroundLineBreak({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split('\n')
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
