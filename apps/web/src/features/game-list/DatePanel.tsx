import { useState, type ReactElement } from 'react'
import * as Popover from 'radix-ui/popover'
import { japanDate, oneYearAfter } from '@tomogolf/domain/time'
import { formatRange } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { WIDE, useMedia } from '../../lib/media.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Calendar } from '@tomogolf/ui/calendar/Calendar.tsx'
import type { DayRange } from '@tomogolf/ui/calendar/day-range.ts'
import { isSingle, pickDay, type DayMode } from '@tomogolf/ui/calendar/pick-day.ts'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'

type DatePanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactElement
  days: DayRange | null
  onChange: (days: DayRange | null) => void
}

/**
 * The panel of the date filter: two months in a popover on desktops, one in a sheet on phones.
 * Choices apply at once.
 */
export default function DatePanel({ open, onOpenChange, trigger, days, onChange }: DatePanelProps) {
  const { t } = useI18n()
  const wide = useMedia(WIDE)
  const close = () => onOpenChange(false)
  const panel = <Choice {...{ days, onChange, close }} months={wide ? 2 : 1} />
  if (!wide)
    return (
      <>
        {trigger}
        <Dialog open={open} onClose={close} title={t('games.filter.date')}>
          {panel}
        </Dialog>
      </>
    )
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={10}
          collisionPadding={16}
          aria-label={t('games.filter.date')}
          className="z-50 w-[680px] max-w-[calc(100vw-32px)] animate-fade rounded-l border border-line-2 bg-surface-2 px-6 py-5 shadow-pop"
        >
          {panel}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type ChoiceProps = Pick<DatePanelProps, 'days' | 'onChange'> & { close: () => void; months: 1 | 2 }
function Choice({ days, onChange, close, months }: ChoiceProps) {
  const { t, language } = useI18n()
  const now = useNow()
  const today = japanDate(now)
  const [mode, setMode] = useState<'any' | DayMode>(() =>
    days === null ? 'any' : isSingle(days) ? 'day' : 'range',
  )
  const choose = (next: 'any' | DayMode) => {
    setMode(next)
    if (next === 'any') onChange(null)
    if (next === 'day' && days) onChange({ from: days.from, to: days.from })
  }
  return (
    <>
      <Segmented
        name="date-mode"
        block
        label={t('games.filter.date')}
        value={mode}
        onChange={choose}
        options={[
          { value: 'any', label: t('games.filter.anyDay') },
          { value: 'day', label: t('games.filter.oneDay') },
          { value: 'range', label: t('games.filter.range') },
        ]}
      />
      <div className="mt-4.5">
        <Calendar
          chosen={days}
          today={today}
          min={today}
          max={japanDate(oneYearAfter(now))}
          months={months}
          onPick={(day) => {
            // the calendar is always shown: a click ends "any day"
            if (mode === 'any') setMode('day')
            const next = pickDay(days, day, mode === 'any' ? 'day' : mode)
            if (next === null && mode === 'day') setMode('any')
            onChange(next)
          }}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3.5">
        <span role="status" className="mr-auto text-s text-text-2">
          {days ? (
            <b className="font-semibold text-text">{formatRange(days, language)}</b>
          ) : (
            t(mode === 'range' ? 'games.filter.pickRange' : 'games.filter.pickDay')
          )}
        </span>
        <span className="ml-auto flex gap-2">
          <Button
            size="small"
            variant="ghost"
            disabled={days === null}
            onClick={() => choose('any')}
          >
            {t('games.filter.clear')}
          </Button>
          <Button size="small" variant="primary" onClick={close}>
            {t('games.filter.show')}
          </Button>
        </span>
      </div>
    </>
  )
}
