import { useState } from 'react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { TimeField } from '@tomogolf/ui/forms/TimeField.tsx'
import type { NotificationSettings } from '../../queries/notifications.ts'

type Quiet = NotificationSettings['quietHours']
const NIGHT = { from: '22:00', to: '07:00' }

/** Quiet hours. Start and end are saved together, once they differ. */
export function QuietHours({
  value,
  onChange,
}: {
  value: Quiet
  onChange: (quiet: Quiet) => void
}) {
  const t = useT()
  const [draft, setDraft] = useState(value ?? NIGHT)
  const move = (change: Partial<typeof draft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    if (next.from && next.to && next.from !== next.to) onChange(next)
  }
  return (
    <>
      <Switch
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? draft : null)}
      >
        {t('device.quiet.use')}
      </Switch>
      {value !== null && (
        <div className="mt-3 grid max-w-[320px] grid-cols-2 gap-3">
          <TimeField
            label={t('device.quiet.from')}
            required
            value={draft.from}
            onChange={(from) => move({ from })}
          />
          <TimeField
            label={t('device.quiet.to')}
            required
            value={draft.to}
            onChange={(to) => move({ to })}
          />
        </div>
      )}
    </>
  )
}
