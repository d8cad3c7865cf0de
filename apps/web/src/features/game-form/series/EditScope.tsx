import type { SeriesScope } from '@tomogolf/domain/series/weekly-series'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Radio } from '@tomogolf/ui/forms/Choice.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'

/** Whether an edit changes the later games of the series too. */
export function EditScope({
  scope,
  later,
  onChange,
}: {
  scope: SeriesScope
  /** How many later games there are. */
  later: number
  onChange: (scope: SeriesScope) => void
}) {
  const t = useT()
  return (
    <FieldGroup label={t('hosting.series.scope')} hint={t('hosting.series.followingText')}>
      <Radio name="scope" checked={scope === 'one'} onChange={() => onChange('one')}>
        {t('hosting.series.one')}
      </Radio>
      <Radio name="scope" checked={scope === 'following'} onChange={() => onChange('following')}>
        {t('hosting.series.following', { count: later })}
      </Radio>
    </FieldGroup>
  )
}
