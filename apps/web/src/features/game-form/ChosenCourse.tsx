import { courseNameLang, courseNames } from '@tomogolf/format/course-names'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import type { GameDraft } from './game-draft.ts'

/** The chosen course of the list, with a button back to the search. */
export function ChosenCourse({ draft, onChange }: { draft: GameDraft; onChange: () => void }) {
  const { t, language } = useI18n()
  const [first, second] = courseNames(draft, language)
  return (
    <div>
      <p className="mb-2 text-s font-semibold">{t('hosting.course.label')}</p>
      <div className="grid grid-cols-[92px_1fr_auto] items-center gap-3.5 rounded-m border border-line-control bg-surface-2 p-2">
        <CourseArt
          seed={draft.courseId!}
          terrain={draft.courseTerrain}
          size="320x188"
          className="h-16 rounded-s"
        />
        <span className="min-w-0">
          <b className="block leading-snug font-semibold">{first}</b>
          <span className="block text-xs text-text-3">
            <span lang={courseNameLang(second ?? '', draft)}>{second}</span>
            {draft.region && <> · {t(`common.region.${draft.region}`)}</>}
          </span>
        </span>
        <Button size="small" variant="ghost" onClick={onChange}>
          {t('hosting.course.change')}
        </Button>
      </div>
    </div>
  )
}
