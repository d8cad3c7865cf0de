import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { isConflict } from '../../lib/conflict.ts'
import { Refusal } from '../../components/Refusal.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'

type CourseFile = { name: string; text: string; format: 'csv' | 'geojson' }
const MAX_SHOWN_LINES = 100

/** Imports a file in two steps: a preview of each line, then exactly the previewed changes. */
export default function CourseImportDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<CourseFile | null>(null)
  const preview = useMutation({
    mutationFn: (chosen: CourseFile) =>
      api('POST /api/admin/courses/import', {
        body: { format: chosen.format, text: chosen.text, apply: false },
      }),
  })
  const apply = useMutation({
    mutationFn: () =>
      api('POST /api/admin/courses/import', {
        body: {
          format: file!.format,
          text: file!.text,
          apply: true,
          preview: preview.data!.preview,
          reason: file!.name,
        },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries()
      toast({ tone: 'success', title: t('admin.course.applied') })
      onClose()
    },
    // the list has changed since the preview: show a new preview to confirm
    onError: (error) => {
      if (isConflict(error) && file) preview.mutate(file)
    },
  })
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const next: CourseFile = {
      name: chosen.name,
      text: await chosen.text(),
      format: /json$/i.test(chosen.name) ? 'geojson' : 'csv',
    }
    setFile(next)
    preview.mutate(next)
  }
  const { data } = preview
  const error = apply.error ?? preview.error
  const hasChanges = data !== undefined && data.counts.added + data.counts.changed > 0
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      busy={apply.isPending}
      title={t('admin.course.importTitle')}
      description={t('admin.course.importText')}
      footer={
        <>
          <Button
            variant="primary"
            disabled={!hasChanges}
            busy={apply.isPending}
            onClick={() => apply.mutate()}
          >
            {t('admin.course.apply')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Field label={t('admin.course.file')}>
          <input
            type="file"
            aria-label={t('admin.course.file')}
            accept=".csv,.json,.geojson,text/csv,application/geo+json"
            onChange={(event) => void choose(event.target.files?.[0])}
            className={
              'block w-full text-s file:mr-4 file:min-h-11 file:rounded-m file:border ' +
              'file:border-line-control file:bg-surface-2 file:px-4 file:font-semibold file:text-text'
            }
          />
        </Field>
        {error && <Refusal error={error} />}
        {data && (
          <>
            <p role="status" className="font-semibold">
              {t('admin.course.counts', data.counts)}
            </p>
            <ul className="grid gap-2 text-s">
              {data.rows.slice(0, MAX_SHOWN_LINES).map((row) => (
                <li
                  key={`${row.line} ${row.id}`}
                  className="grid gap-x-4 border-t border-line pt-2 md:grid-cols-[60px_110px_1fr]"
                >
                  <span className="text-text-3 tabular-nums">{row.line}</span>
                  <span>
                    <Badge
                      tone={
                        row.kind === 'refused'
                          ? 'danger'
                          : row.kind === 'added'
                            ? 'success'
                            : 'warning'
                      }
                    >
                      {t(`admin.importKind.${row.kind}`)}
                    </Badge>
                  </span>
                  <span className="min-w-0">
                    <b className="font-semibold">{row.name || row.id}</b>
                    {row.problem && (
                      <span className="text-danger">
                        {' '}
                        ·{' '}
                        {row.sameAs === null
                          ? t('admin.course.problem', {
                              field: t.has(`admin.importField.${row.problem}`)
                                ? tDynamic(t)(`admin.importField.${row.problem}`)
                                : row.problem,
                            })
                          : t('admin.course.sameAs', { line: row.sameAs })}
                      </span>
                    )}
                    {row.kind === 'changed' &&
                      row.changes.map((change) => (
                        <span key={change.field} className="block break-words text-text-2">
                          {t.has(`admin.courseField.${change.field}`)
                            ? t(`admin.courseField.${change.field}` as 'admin.courseField.nameEn')
                            : change.field}
                          : <s className="text-text-3">{change.from ?? '–'}</s> → {change.to ?? '–'}
                        </span>
                      ))}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}
