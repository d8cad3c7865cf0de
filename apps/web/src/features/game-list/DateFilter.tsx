import { lazy, Suspense, useState } from 'react'
import { CalendarDays } from 'lucide-react'
import { formatRange } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { serializeRange, type DayRange } from '@tomogolf/ui/calendar/day-range.ts'
import { filterButton } from './FilterSelect.tsx'

const open = () => import('./DatePanel.tsx')
const DatePanel = lazy(open)

/** Any day, one day or a range. The calendar is loaded when the pointer or focus approaches. */
export function DateFilter({
  days,
  onChange,
}: {
  days: DayRange | null
  onChange: (days: DayRange | null) => void
}) {
  const { t, language } = useI18n()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={state === 'open'}
      onPointerEnter={() => void open()}
      onFocus={() => void open()}
      onClick={() => setState('open')}
      className={filterButton(days !== null)}
    >
      <CalendarDays className="size-4.5" />
      <span className="sr-only">{t('games.filter.date')}</span>
      {days ? formatRange(days, language) : t('games.filter.anyDay')}
    </button>
  )
  return (
    <>
      {days && <input type="hidden" name="date" value={serializeRange(days)} />}
      {state === 'unused' ? (
        button
      ) : (
        <Suspense fallback={button}>
          <DatePanel
            open={state === 'open'}
            onOpenChange={(next) => setState(next ? 'open' : 'closed')}
            trigger={button}
            days={days}
            onChange={onChange}
          />
        </Suspense>
      )}
    </>
  )
}
