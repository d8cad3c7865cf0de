import { useState } from 'react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { isLanguage, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { countryNamer } from '@tomogolf/format/countries'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'
import { ShareBars } from '../../components/ShareBars.tsx'

type Analytics = ResultOf<'GET /api/admin/analytics'>
type Counts = Analytics['funnel']
type Row = Counts & { id: string; label: string }
const STEPS = [
  'visited',
  'registered',
  'verified',
  'profileComplete',
  'cardSaved',
  'joined',
  'checkedIn',
] as const

/** The funnel from visit to check-in as bars, and by language or country as a table. */
export function Funnel({ data }: { data: Analytics }) {
  const { t, language } = useI18n()
  const [by, setBy] = useState<'language' | 'country'>('language')
  const { funnel } = data
  const number = (value: number) => formatNumber(value, language)
  // shares are of registered users: visits are not people
  const shareText = (step: (typeof STEPS)[number]) =>
    step === 'visited' || funnel.registered === 0
      ? number(funnel[step])
      : `${number(funnel[step])} · ${Math.round((funnel[step] / funnel.registered) * 100)}%`
  const nameCountry = countryNamer(language)
  const rows: Row[] =
    by === 'language'
      ? data.languages.map((row) => ({
          ...row,
          id: row.language || '-',
          label: isLanguage(row.language)
            ? LANGUAGE_NAMES[row.language].own
            : t('admin.analytics.unknown'),
        }))
      : data.countries.map((row) => ({
          ...row,
          id: row.country || '-',
          label: row.country ? nameCountry(row.country) : t('admin.analytics.unknown'),
        }))
  const columns: Column<Row>[] = [
    {
      id: 'label',
      title: t(by === 'language' ? 'admin.analytics.languages' : 'admin.analytics.countries'),
      cell: (row) => row.label,
    },
    ...STEPS.map((step): Column<Row> => ({
      id: step,
      title: t(`admin.funnel.${step}`),
      right: true,
      ...(step !== 'registered' && step !== 'checkedIn' && { from: 'md' as const }),
      cell: (row) => number(row[step]),
    })),
  ]
  return (
    <div className="grid gap-5">
      <ShareBars
        max={Math.max(funnel.visited, funnel.registered)}
        rows={STEPS.map((step) => ({
          id: step,
          label: t(`admin.funnel.${step}`),
          value: funnel[step],
          text: shareText(step),
        }))}
      />
      <div className="justify-self-start">
        <Segmented
          name="funnel-by"
          label={t('admin.analytics.by')}
          value={by}
          onChange={setBy}
          options={[
            { value: 'language', label: t('admin.analytics.languages') },
            { value: 'country', label: t('admin.analytics.countries') },
          ]}
        />
      </div>
      <PanelTable numeric label={t('admin.analytics.funnel')} columns={columns} rows={rows} />
    </div>
  )
}
