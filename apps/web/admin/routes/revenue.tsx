import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { apiQuery } from '../../src/lib/api.ts'
import { useT } from '../../src/lib/i18n.tsx'
import { TextSkeleton } from '../../src/ui/Skeleton.tsx'
import { ErrorState } from '../../src/ui/States.tsx'
import { Money, Panel, PersonCell, When } from '../ui/bits.tsx'
import { DataTable, type Column } from '../ui/DataTable.tsx'
import { DeskTitle } from '../ui/DeskTitle.tsx'
import { PeriodCsv } from '../ui/PeriodCsv.tsx'
import { RangeBar, rangeSearch } from '../ui/RangeBar.tsx'
import { RevenueChart } from '../ui/RevenueChart.tsx'

export const Route = createFileRoute('/revenue')({ validateSearch: rangeSearch, component: RevenuePage })
type Revenue = ResultOf<'GET /api/admin/revenue'>

function RevenuePage() {
  const t = useT()
  const search = Route.useSearch()
  const { data, error, refetch } = useQuery({ ...apiQuery('GET /api/admin/revenue', { query: search }), placeholderData: keepPreviousData })
  return <>
    <DeskTitle title={t('admin.nav.revenue')} lead={t('admin.revenue.lead')}>
      {data && <PeriodCsv name="revenue" header={['from', 'to', 'currency', 'fees', 'penalties', 'owed_to_hosts', 'check_ins']} rows={data.periods.flatMap((p) => p.byCurrency.map((c) => [p.from, p.to, c.fees.currency, c.fees.amount, c.penalties.amount, c.owedToHosts.amount, p.checkIns]))} />}
    </DeskTitle>
    <RangeBar search={search} from={data?.from} to={data?.to} />
    {data ? <Figures data={data} /> : error ? <ErrorState error={error} retry={() => void refetch()} /> : <TextSkeleton lines={8} />}
  </>
}

function Figures({ data }: { data: Revenue }) {
  const t = useT()
  const hosts: Column<Revenue['hosts'][number] & { id: string }>[] = [
    { id: 'host', title: t('admin.role.host'), cell: (h) => <PersonCell person={h.person} opens /> },
    { id: 'since', title: t('admin.revenue.since'), from: 'md', cell: (h) => <When at={h.oldest} /> },
    { id: 'owed', title: t('admin.revenue.owed'), right: true, cell: (h) => h.owed.map((a) => <span key={a.currency} className="block"><Money value={a} /></span>) },
    { id: 'pay', title: <span className="sr-only">{t('admin.open')}</span>, right: true, cell: (h) => <Link to="/transactions" search={{ user: h.id, status: 'pending' } as never} className="link">{t('admin.revenue.rows')}</Link> },
  ]
  const courses: Column<Revenue['courses'][number] & { id: string }>[] = [
    { id: 'course', title: t('admin.revenue.course'), cell: (c) => c.courseName },
    { id: 'games', title: t('admin.nav.games'), right: true, cell: (c) => c.games },
    { id: 'revenue', title: t('admin.kpi.revenue'), right: true, cell: (c) => c.revenue.map((a) => <span key={a.currency} className="block"><Money value={a} /></span>) },
  ]
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-3">
        {data.totals.flatMap((total) => (['fees', 'penalties', 'owedToHosts'] as const).map((part) => (
          <div key={`${part}${total.fees.currency}`} className="rounded-l border border-line bg-surface-1 p-4"><p className="text-s text-text-2">{t(`admin.revenue.${part}`)}</p><p className="mt-1 font-display text-t1 font-semibold"><Money value={total[part]} /></p></div>
        )))}
      </div>
      <Panel title={t('admin.revenue.chart')}><RevenueChart periods={data.periods} /></Panel>
      <div className="grid gap-3 xl:grid-cols-2">
        <Panel title={t('admin.revenue.owedTitle')}>{data.hosts.length ? <div className="-mx-5 overflow-x-auto"><DataTable label={t('admin.revenue.owedTitle')} columns={hosts} rows={data.hosts.map((h) => ({ ...h, id: h.person.id }))} /></div> : <p className="text-s text-text-2">{t('admin.revenue.nothingOwed')}</p>}</Panel>
        <Panel title={t('admin.revenue.courses')}>{data.courses.length ? <div className="-mx-5 overflow-x-auto"><DataTable label={t('admin.revenue.courses')} columns={courses} rows={data.courses.map((c, i) => ({ ...c, id: String(i) }))} /></div> : <p className="text-s text-text-2">{t('admin.revenue.none')}</p>}</Panel>
      </div>
    </div>
  )
}
