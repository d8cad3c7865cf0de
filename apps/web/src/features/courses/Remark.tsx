import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Course } from '../../queries/courses.ts'

/** A remark of the data source, translated. A remark of an operator is shown as written. */
export function Remark({
  course,
  text,
}: {
  course: Partial<Pick<Course, 'remarks'>>
  text: string
}) {
  const { language } = useI18n()
  // a course in the offline cache may be older than the field
  const own = course.remarks?.[text]?.[language]
  return own === undefined ? <span lang="en">{text}</span> : own
}
