import { useState } from 'react'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import type { Course } from '../../lib/records.ts'
import { useList } from '../../lib/use-list.ts'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'

/** Merges a course into another one, chosen from a search: a typing error cannot move the games. */
export function CourseMergeDialog({ course, onClose }: { course: Course; onClose: () => void }) {
  const t = useT()
  const [text, setText] = useState('')
  const [target, setTarget] = useState<Course | null>(null)
  const { data } = useList(
    'GET /api/admin/courses',
    { search: text.trim(), state: 'shown' },
    { enabled: text.trim().length > 1 },
  )
  const matches =
    text.trim().length > 1
      ? (data?.rows ?? []).filter((row) => row.id !== course.id).slice(0, 8)
      : []
  return (
    <ReasonDialog
      draft={`merge ${course.id}`}
      danger
      title={t('admin.course.mergeTitle', { name: course.nameEn })}
      description={t('admin.course.mergeText')}
      reasonHint={t('admin.edit.reasonHint')}
      submit={t('admin.course.merge')}
      done={t('admin.course.saved')}
      missing={target ? undefined : t('admin.course.choose')}
      onClose={onClose}
      run={(reason) =>
        api('POST /api/admin/courses/merge', {
          body: { from: course.id, into: target?.id ?? '', reason },
        })
      }
    >
      <Field
        label={t('admin.course.into')}
        hint={t('admin.course.intoHint', { count: course.games })}
      >
        <TextInput type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {matches.length > 0 && (
        <div role="radiogroup" aria-label={t('admin.course.into')} className="grid gap-1">
          {matches.map((match) => (
            <label
              key={match.id}
              className={
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-m border border-line px-3 ' +
                'py-1.5 text-s has-checked:border-focus has-focus-visible:outline-2 ' +
                'has-focus-visible:outline-focus'
              }
            >
              <input
                type="radio"
                name="into"
                className="size-5 flex-none accent-success"
                checked={target?.id === match.id}
                onChange={() => setTarget(match)}
              />
              {match.nameEn}, {match.municipality}, {match.prefecture}
              <span lang="ja" className="text-text-3">
                {match.nameJa}
              </span>
            </label>
          ))}
        </div>
      )}
    </ReasonDialog>
  )
}
