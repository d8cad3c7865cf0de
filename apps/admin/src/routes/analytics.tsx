import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { formatRange, formatShortDay } from '@tomogolf/format/dates'
import { formatNumber, formatShare } from '@tomogolf/format/numbers'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { Panel } from '../components/Panel.tsx'
import { BarChart, Legend, SUCCESS, INFO, WARNING, DANGER } from '../components/BarChart.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { CsvButton } from '../components/CsvButton.tsx'
import { RangeBar, rangeSearch } from '../components/RangeBar.tsx'
import { ShareBars } from '../components/ShareBars.tsx'
import { Funnel } from '../screens/metrics/Funnel.tsx'
import { Retention } from '../screens/metrics/Retention.tsx'

export const Route = createFileRoute('/analytics')({
  validateSearch: rangeSearch,
  component: AnalyticsPage,
})
type Analytics = ResultOf<'GET /api/admin/analytics'>
const CHARTS = [
  { id: 'people', parts: ['signUps'], colours: [INFO] },
  { id: 'games', parts: ['gamesHosted', 'cancels'], colours: [SUCCESS, DANGER] },
  { id: 'seats', parts: ['checkIns', 'joins', 'leaves'], colours: [SUCCESS, INFO, WARNING] },
] as const

function AnalyticsPage() {
  const t = useT()
  const search = Route.useSearch()
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/analytics', { query: search }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title={t('admin.nav.analytics')} lead={t('admin.analytics.lead')}>
        <CsvButton path="/api/admin/analytics" query={search} />
      </PageTitle>
      <RangeBar search={search} from={data?.from} to={data?.to} />
      {data ? (
        <AnalyticsPanels data={data} search={search} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </>
  )
}

function AnalyticsPanels({
  data,
  search,
}: {
  data: Analytics
  search: Record<string, string | undefined>
}) {
  const { t, language } = useI18n()
  const number = (value: number) => formatNumber(value, language)
  const csvButton = (part: string, of: string) => (
    <CsvButton quiet path="/api/admin/analytics" query={{ ...search, part }} of={of} />
  )
  return (
    <div className="grid gap-3 xl:grid-cols-2">
      <Panel
        title={t('admin.analytics.funnel')}
        aside={csvButton('funnel', t('admin.analytics.funnel'))}
        className="xl:col-span-2"
      >
        <Funnel data={data} />
      </Panel>
      {CHARTS.map((chart) => (
        <Chart key={chart.id} data={data} chart={chart} />
      ))}
      <Panel title={t('admin.rates.title')}>
        <Rates data={data} />
      </Panel>
      <Panel title={t('admin.analytics.regions')} className="xl:col-span-2">
        <ShareBars
          max={Math.max(...data.regions.map((region) => region.seats), 1)}
          rows={data.regions.map((region) => ({
            id: region.region,
            label: region.region
              ? tDynamic(t)(`common.region.${region.region}`)
              : t('admin.analytics.elsewhere'),
            value: region.taken,
            text: t('admin.analytics.regionSeats', {
              taken: number(region.taken),
              seats: number(region.seats),
              games: number(region.games),
            }),
          }))}
        />
      </Panel>
      <Panel
        title={t('admin.retention.title')}
        aside={csvButton('retention', t('admin.retention.title'))}
        className="xl:col-span-2"
      >
        <p className="mb-3 text-s text-text-2">{t('admin.retention.lead')}</p>
        <Retention rows={data.retention} />
      </Panel>
    </div>
  )
}

/** Rates of no-shows, late leaves and cancellations of the games in the range. */
function Rates({ data }: { data: Analytics }) {
  const { t, language } = useI18n()
  const sum = (
    name: 'games' | 'gamesCancelled' | 'seatsAgreed' | 'seatsLeft' | 'arrived' | 'noShows',
  ) => data.periods.reduce((total, period) => total + period[name], 0)
  const rate = (id: 'noShows' | 'cancelled' | 'left', part: number, whole: number) => ({
    id,
    label: t(`admin.rates.${id}`),
    value: part,
    text: t('admin.rates.of', {
      share: whole ? formatShare(part / whole, language) : '–',
      part: formatNumber(part, language),
      whole: formatNumber(whole, language),
    }),
    whole,
  })
  const rates = [
    rate('noShows', sum('noShows'), sum('arrived') + sum('noShows')),
    rate('cancelled', sum('gamesCancelled'), sum('games')),
    rate('left', sum('seatsLeft'), sum('seatsAgreed')),
  ]
  return (
    <div className="grid gap-3">
      {rates.map((rate) => (
        <ShareBars key={rate.id} max={rate.whole} rows={[rate]} />
      ))}
    </div>
  )
}

function Chart({ data, chart }: { data: Analytics; chart: (typeof CHARTS)[number] }) {
  const { t, language } = useI18n()
  const [chosen, setChosen] = useState<number | null>(null)
  const index = Math.min(chosen ?? data.periods.length - 1, data.periods.length - 1)
  const valuesAt = (i: number) => {
    const period = data.periods[i]
    return period
      ? [
          formatRange(period, language),
          ...chart.parts.map(
            (part) => `${t(`admin.count.${part}`)} ${formatNumber(period[part], language)}`,
          ),
        ]
      : []
  }
  return (
    <Panel title={t(`admin.analytics.${chart.id}`)}>
      <div className="grid gap-3">
        <Legend
          entries={chart.parts.map((part, i) => [chart.colours[i]!, t(`admin.count.${part}`)])}
        />
        <p
          role="status"
          className="flex flex-wrap gap-x-6 gap-y-1 rounded-m bg-surface-2 px-4 py-2.5 text-s text-text-2"
        >
          {valuesAt(index).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <BarChart
          title={t(`admin.analytics.${chart.id}`)}
          colours={chart.colours}
          chosen={index}
          onChoose={setChosen}
          describe={(i) => valuesAt(i).join(', ')}
          format={(value) => formatNumber(value, language)}
          bars={data.periods.map((period) => ({
            label: formatShortDay(period.from, language),
            parts: chart.parts.map((part) => period[part]),
            unfinished: !period.finished,
          }))}
        />
      </div>
    </Panel>
  )
}
