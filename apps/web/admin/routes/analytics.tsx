import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { isLanguage, LANGUAGE_NAMES } from '@tomogolf/phrases/languages'
import { apiQuery } from '../../src/lib/api.ts'
import { formatNumber } from '../../src/lib/format.ts'
import { loose, useI18n, useT } from '../../src/lib/i18n.tsx'
import { TextSkeleton } from '../../src/ui/Skeleton.tsx'
import { ErrorState } from '../../src/ui/States.tsx'
import { Panel } from '../ui/bits.tsx'
import { BarChart, Legend, MATCHA, MIZU, SAND, UME } from '../ui/charts.tsx'
import { DeskTitle } from '../ui/DeskTitle.tsx'
import { PeriodCsv } from '../ui/PeriodCsv.tsx'
import { RangeBar, rangeSearch } from '../ui/RangeBar.tsx'

export const Route = createFileRoute('/analytics')({ validateSearch: rangeSearch, component: AnalyticsPage })
type Analytics = ResultOf<'GET /api/admin/analytics'>
const COUNTS = ['signUps', 'gamesHosted', 'joins', 'checkIns', 'leaves', 'cancels'] as const
const CHARTS = [{ id: 'people', parts: ['signUps'], colours: [MIZU] }, { id: 'games', parts: ['gamesHosted', 'cancels'], colours: [MATCHA, UME] }, { id: 'seats', parts: ['checkIns', 'joins', 'leaves'], colours: [MATCHA, MIZU, SAND] }] as const

function AnalyticsPage() {
  const t = useT()
  const search = Route.useSearch()
  const { data, error, refetch } = useQuery({ ...apiQuery('GET /api/admin/analytics', { query: search }), placeholderData: keepPreviousData })
  return <>
    <DeskTitle title={t('admin.nav.analytics')} lead={t('admin.analytics.lead')}>{data && <PeriodCsv name="analytics" header={['from', 'to', ...COUNTS]} rows={data.periods.map((p) => [p.from, p.to, ...COUNTS.map((name) => p[name])])} />}</DeskTitle>
    <RangeBar search={search} from={data?.from} to={data?.to} />
    {data ? <Charts data={data} /> : error ? <ErrorState error={error} retry={() => void refetch()} /> : <TextSkeleton lines={8} />}
  </>
}

function Charts({ data }: { data: Analytics }) {
  const { t, language, tag } = useI18n()
  const number = (value: number) => formatNumber(value, language)
  const country = new Intl.DisplayNames([tag], { type: 'region' })
  const { funnel } = data
  return (
    <div className="grid gap-3 xl:grid-cols-2">
      {CHARTS.map((chart) => <Chart key={chart.id} data={data} chart={chart} />)}
      <Panel title={t('admin.analytics.funnel')}><Shares rows={(['registered', 'verified', 'profileComplete', 'cardSaved', 'playedOrJoined'] as const).map((step) => [t(`admin.funnel.${step}`), funnel[step], `${number(funnel[step])}${funnel.registered ? ` · ${Math.round(funnel[step] / funnel.registered * 100)} %` : ''}`])} most={funnel.registered} /></Panel>
      <Panel title={t('admin.analytics.regions')}><Shares rows={data.regions.map((r) => [r.region ? loose(t)(`common.region.${r.region}`) : t('admin.analytics.elsewhere'), r.taken, t('admin.analytics.regionSeats', { taken: number(r.taken), seats: number(r.seats), games: number(r.games) })])} most={Math.max(...data.regions.map((r) => r.seats), 1)} /></Panel>
      <Panel title={t('admin.analytics.languages')}><Shares rows={data.languages.map((l) => [isLanguage(l.language) ? LANGUAGE_NAMES[l.language].own : l.language, l.users, number(l.users)])} most={Math.max(...data.languages.map((l) => l.users), 1)} /></Panel>
      <Panel title={t('admin.analytics.countries')}><Shares rows={data.countries.map((c) => [country.of(c.country) ?? c.country, c.users, number(c.users)])} most={Math.max(...data.countries.map((c) => c.users), 1)} /></Panel>
    </div>
  )
}

function Chart({ data, chart }: { data: Analytics; chart: (typeof CHARTS)[number] }) {
  const { t, language } = useI18n()
  const [chosen, setChosen] = useState<number | null>(null)
  const index = Math.min(chosen ?? data.periods.length - 1, data.periods.length - 1)
  const day = (text: string) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'Asia/Tokyo' }).format(Date.parse(`${text}T03:00:00Z`))
  const words = (i: number) => { const p = data.periods[i]; return p ? [`${day(p.from)} – ${day(p.to)}`, ...chart.parts.map((part) => `${t(`admin.count.${part}`)} ${formatNumber(p[part], language)}`)] : [] }
  return (
    <Panel title={t(`admin.analytics.${chart.id}`)}>
      <div className="grid gap-3">
        <Legend entries={chart.parts.map((part, i) => [chart.colours[i]!, t(`admin.count.${part}`)])} />
        <p role="status" className="flex flex-wrap gap-x-6 gap-y-1 rounded-m bg-surface-2 px-4 py-2.5 text-s text-text-2">{words(index).map((word) => <span key={word}>{word}</span>)}</p>
        <BarChart title={t(`admin.analytics.${chart.id}`)} colours={chart.colours} chosen={index} onChoose={setChosen} describe={(i) => words(i).join(', ')} format={(value) => formatNumber(Math.round(value * 10) / 10, language)} bars={data.periods.map((p) => ({ label: day(p.from), parts: chart.parts.map((part) => p[part]), unfinished: !p.finished }))} />
      </div>
    </Panel>
  )
}

/** Rows with a bar as long as their share; the number stands beside it in words. */
const Shares = ({ rows, most }: { rows: readonly (readonly [label: string, value: number, words: string])[]; most: number }) => (
  <ul className="grid gap-3 text-s">{rows.map(([label, value, words]) => (
    <li key={label}><span className="flex justify-between gap-4"><span>{label}</span><span className="text-text-2 tabular-nums">{words}</span></span><svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden className="mt-1.5 h-1.5 w-full"><rect width="100" height="3" rx="1.5" fill="currentColor" fillOpacity=".08" /><rect width={most ? value / most * 100 : 0} height="3" rx="1.5" fill={MATCHA} /></svg></li>
  ))}</ul>
)
