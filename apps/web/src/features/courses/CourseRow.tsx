import { Link } from '@tanstack/react-router'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import type { ListedCourse } from '../../queries/courses.ts'
import { withBreakOpportunities, namesOf, placeOf } from './place-names.ts'

/** A course in the list: picture, names, place, price and open games. */
export function CourseRow({
  course,
  eager,
  heading: Heading = 'h3',
}: {
  course: ListedCourse
  eager?: boolean
  heading?: 'h2' | 'h3'
}) {
  const { t, language } = useI18n()
  const { first, firstLang, second, secondLang } = namesOf(course, language)
  const price = usePriceLine(course)
  return (
    <li
      className={
        'card-link relative grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4 border-b ' +
        'border-line py-4.5 hover:bg-surface-1 xl:grid-cols-[116px_minmax(0,1fr)] xl:py-4'
      }
    >
      <CourseArt
        seed={course.id}
        terrain={course.terrain}
        size="320x188"
        eager={eager}
        className="h-24 rounded-m xl:h-26"
      />
      <div className="min-w-0">
        <Heading lang={firstLang} className="text-[1.125rem]/tight">
          <Link to="/golf-courses/$slug" params={{ slug: course.id }} className="stretched">
            {withBreakOpportunities(first)}
          </Link>
        </Heading>
        <span lang={secondLang} className="mt-0.5 block text-2xs text-text-3">
          {second}
        </span>
        <p className="mt-1 text-s text-text-2">
          {placeOf(course, language)}
          {course.holes !== null && (
            <span className="text-text-3"> · {t('courses.holes', { count: course.holes })}</span>
          )}
        </p>
        {price && <p className="text-xs text-text-3">{price}</p>}
        {course.openGames > 0 && (
          <Badge tone="success" className="mt-1.5">
            {t('courses.openGames', { count: course.openGames })}
          </Badge>
        )}
      </div>
    </li>
  )
}

/** The guide price with its year, else the lowest price of the games there, else nothing. */
function usePriceLine({ guidePrice, hostedPrice }: ListedCourse): string | null {
  const { t, language } = useI18n()
  const yen = (amount: number) => formatAmount({ amount, currency: 'JPY' }, language)
  if (guidePrice) {
    const { weekdayJpy, weekendJpy, year } = guidePrice
    if (weekdayJpy !== null && weekendJpy !== null)
      return t('courses.guide.both', { weekday: yen(weekdayJpy), weekend: yen(weekendJpy), year })
    const one = weekdayJpy ?? weekendJpy
    if (one !== null) return t('courses.guide.one', { price: yen(one), year })
  }
  return hostedPrice ? t('courses.hosted', { price: formatAmount(hostedPrice, language) }) : null
}
