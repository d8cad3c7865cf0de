import type { ReactNode } from 'react'
import { parseStored } from '@tomogolf/api-client/storage.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic, type Translate } from '@tomogolf/phrases/translator'

/** Areas with the names of recorded fields. */
const FIELD_AREAS = ['account.profile', 'admin.courseField', 'admin.auditField'] as const

const nameOf = (t: Translate, field: string): string => {
  const key = FIELD_AREAS.map((area) => `${area}.${field}`).find((entry) => t.has(entry))
  return key ? tDynamic(t)(key) : field
}
const textOf = (t: Translate, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no')
  if (Array.isArray(value)) return value.map((item) => textOf(t, item)).join(', ') || '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A recorded value: fields by name and value, or a plain value in words. */
export function AuditValue({
  text,
  plain,
}: {
  text: string | null
  plain: (text: string | null) => ReactNode
}) {
  const t = useT()
  const parsed = text?.startsWith('{') ? parseStored(text) : null
  if (typeof parsed !== 'object' || parsed === null) return plain(text)
  return (
    <dl className="grid gap-x-3 gap-y-1 md:grid-cols-[auto_minmax(0,1fr)]">
      {Object.entries(parsed).map(([field, value]) => (
        <div key={field} className="contents">
          <dt className="text-text-3">{nameOf(t, field)}</dt>
          <dd className="break-words">{textOf(t, value)}</dd>
        </div>
      ))}
    </dl>
  )
}
