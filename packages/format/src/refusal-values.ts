import type { Language } from '@tomogolf/phrases/languages'
import { courseNameIn } from './course-names.ts'
import { formatDay } from './dates.ts'
import { formatAmount } from './money.ts'

type Values = Readonly<Record<string, string | number>>

/**
 * The values of a refusal as its sentence shows them: an answer has amounts with their currency and
 * days as `YYYY-MM-DD`, several `days` with commas, and a course as `course`, `courseJa` and `courseKo`.
 */
export const refusalValues = (values: Values, language: Language): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      values.currency && typeof value === 'number'
        ? formatAmount({ amount: value, currency: String(values.currency) }, language)
        : name === 'until'
          ? formatDay(String(value), language, { year: true })
          : name === 'day' || name === 'days'
            ? String(value)
                .split(',')
                .map((day) => formatDay(day, language))
                .join(' · ')
            : name === 'course'
              ? courseIn(values, language)
              : value,
    ]),
  )

const courseIn = ({ course, courseJa, courseKo }: Values, language: Language): string =>
  courseNameIn(
    {
      courseName: String(course),
      courseNameJa: courseJa === undefined ? null : String(courseJa),
      courseNameKo: courseKo === undefined ? null : String(courseKo),
    },
    language,
  )
