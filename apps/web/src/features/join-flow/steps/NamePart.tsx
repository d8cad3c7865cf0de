import { useState } from 'react'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { NameFields } from '../../../components/NameFields.tsx'
import type { CourseName, NameEdits } from '../../../lib/course-name.ts'

/** The guest's name for the course: one line when the profile remembers it, else the fields. */
export function NamePart({
  host,
  name,
  onEdits,
}: {
  host: string
  name: CourseName
  onEdits: (edits: NameEdits) => void
}) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  if (name.isRemembered && !isOpen)
    return (
      <div className="flex items-center gap-3 rounded-m bg-surface-2 py-3 pr-2 pl-4">
        <p className="min-w-0 flex-1">
          <b className="block font-semibold" lang="ja">
            {name.katakana}
          </b>
          <span className="text-s text-text-2">
            {name.latin} · {t(`names.clubs.${name.clubs}`)}
          </span>
        </p>
        <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
          {t('names.field.change')}
        </Button>
      </div>
    )
  return (
    <>
      <p className="-mt-2 mb-4 text-s text-text-2">{t('names.field.text', { host })}</p>
      <NameFields name={name} onEdits={onEdits} />
    </>
  )
}
