import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Course } from '../../queries/courses.ts'

/** What a source says, in the reader's language; what an operator wrote stays as it is written. */
export function Remark({
  course,
  said,
}: {
  course: Partial<Pick<Course, 'remarks'>>
  said: string
}) {
  const { language } = useI18n()
  // a course that was kept for reading offline may be from before there were any
  const own = course.remarks?.[said]?.[language]
  return own === undefined ? <span lang="en">{said}</span> : own
}
