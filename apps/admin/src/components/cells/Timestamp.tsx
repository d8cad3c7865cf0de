import { formatDate } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'

/** An instant in Japan time. */
export function Timestamp({ at, year }: { at: string | null; year?: boolean }) {
  const { t, language } = useI18n()
  return at === null ? (
    <>–</>
  ) : (
    <time dateTime={at} title={t('common.japanTime')} className="whitespace-nowrap">
      {formatDate(Date.parse(at), language, { time: true, year })}
    </time>
  )
}
