import { Timer } from 'lucide-react'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { formatDateTime } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { spanText } from '../../lib/span.ts'

/** The time until the course wants the names. */
export function TimeLeft({ dueAt }: { dueAt: string }) {
  const { t, language } = useI18n()
  const due = Date.parse(dueAt)
  const time = formatDateTime(due, language)
  const left = due - useNow()
  if (left <= 0)
    return (
      <Alert tone="danger" icon={Timer}>
        {t('names.list.overdue', { time })}
      </Alert>
    )
  return (
    <Alert tone="warning" icon={Timer} title={t('names.list.left', { time: spanText(t, left) })}>
      {t('names.list.due', { time })}
    </Alert>
  )
}
