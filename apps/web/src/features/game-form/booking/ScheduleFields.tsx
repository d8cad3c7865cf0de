import { Plus, X } from 'lucide-react'
import {
  MAX_CHARGE,
  MAX_FROM_HOURS,
  MAX_SCHEDULE_ROWS,
  type CancellationRow,
} from '@tomogolf/domain/booking/cancellation-schedule'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, IconButton } from '@tomogolf/ui/forms/Button.tsx'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Select, TextInput } from '@tomogolf/ui/forms/Input.tsx'

type ScheduleFieldsProps = {
  rows: readonly CancellationRow[]
  onChange: (rows: CancellationRow[]) => void
}

/** The rows of a course's cancellation charges. */
export function ScheduleFields({ rows, onChange }: ScheduleFieldsProps) {
  const t = useT()
  const change = (index: number, part: Partial<CancellationRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  const add = () => {
    const hours = [72, 24, 168, 48, 336, 0].find((one) =>
      rows.every((row) => row.fromHours !== one),
    )
    onChange([...rows, { fromHours: hours ?? 1, amount: null, percent: 100, per: 'player' }])
  }
  return (
    <FieldGroup label={t('booking.schedule')} hint={t('booking.schedule.hint')}>
      {rows.map((row, index) => (
        <div key={index} className="mb-4 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_44px] gap-2">
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_FROM_HOURS}
            aria-label={t('booking.schedule.hours')}
            before={t('booking.schedule.hours')}
            boxClassName="col-span-2"
            value={row.fromHours}
            onChange={(event) =>
              change(index, {
                fromHours: bounded(event.currentTarget.valueAsNumber, MAX_FROM_HOURS),
              })
            }
          />
          <IconButton
            icon={X}
            label={t('booking.schedule.remove')}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          />
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            aria-label={t('booking.schedule.charge')}
            value={row.percent ?? row.amount ?? 0}
            onChange={(event) => {
              const value = event.currentTarget.valueAsNumber
              change(
                index,
                row.percent === null
                  ? { amount: bounded(value, MAX_CHARGE) }
                  : { percent: bounded(value, 100) },
              )
            }}
          />
          <Select
            aria-label={t('booking.schedule.unit')}
            value={row.percent === null ? 'yen' : 'percent'}
            onChange={(event) =>
              change(
                index,
                event.currentTarget.value === 'yen'
                  ? { amount: row.percent ?? 0, percent: null }
                  : { amount: null, percent: bounded(row.amount ?? 0, 100) },
              )
            }
          >
            <option value="percent">%</option>
            <option value="yen">¥</option>
          </Select>
          <Select
            aria-label={t('booking.schedule.per')}
            boxClassName="col-span-2"
            value={row.per}
            onChange={(event) =>
              change(index, { per: event.currentTarget.value === 'group' ? 'group' : 'player' })
            }
          >
            <option value="player">{t('booking.schedule.per.player')}</option>
            <option value="group">{t('booking.schedule.per.group')}</option>
          </Select>
        </div>
      ))}
      {rows.length < MAX_SCHEDULE_ROWS && (
        <Button size="small" variant="outline" icon={Plus} onClick={add}>
          {t('booking.schedule.add')}
        </Button>
      )}
    </FieldGroup>
  )
}
/** A whole number from 0 to `max`; an empty field is 0. */
const bounded = (value: number, max: number): number =>
  Number.isNaN(value) ? 0 : Math.min(max, Math.max(0, Math.round(value)))
