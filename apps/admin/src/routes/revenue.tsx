import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatRange } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { Money } from '../components/cells/Money.tsx'
import { Panel } from '../components/Panel.tsx'
import { ContactFileButton } from '../components/cells/ContactCsvButton.tsx'
import { PersonCell } from '../components/cells/PersonCell.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import { PanelTable, type Column } from '../components/DataTable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { CsvButton } from '../components/CsvButton.tsx'
import { RangeBar, rangeSearch } from '../components/RangeBar.tsx'
import { ShareBars } from '../components/ShareBars.tsx'
import { LedgerMonths } from '../screens/money/LedgerMonths.tsx'
import { May } from '../lib/may.tsx'
import { MONEY_COLUMNS, RevenueAmount, RevenueSum } from '../screens/metrics/RevenueSum.tsx'
import { RevenueChart } from '../screens/metrics/RevenueChart.tsx'

export const Route = createFileRoute('/revenue')({
  validateSearch: rangeSearch,
  component: RevenuePage,
})
type Revenue = ResultOf<'GET /api/admin/revenue'>
type PeriodRow = Omit<Revenue['periods'][number], 'byCurrency'> & {
  id: string
  split: Revenue['totals'][number]
}

function RevenuePage() {
  const t = useT()
  const search = Route.useSearch()
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/revenue', { query: search }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle title={t('admin.nav.revenue')} lead={t('admin.revenue.lead')}>
        <CsvButton path="/api/admin/revenue" query={search} />
      </PageTitle>
      <RangeBar search={search} from={data?.from} to={data?.to} />
      {data ? (
        <RevenuePanels data={data} search={search} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
      <May do="money.read">
        <LedgerMonths />
      </May>
    </>
  )
}

function RevenuePanels({
  data,
  search,
}: {
  data: Revenue
  search: Record<string, string | undefined>
}) {
  const { t, language } = useI18n()
  const hosts: Column<Revenue['hosts'][number] & { id: string }>[] = [
    {
      id: 'host',
      title: t('admin.role.host'),
      cell: (row) => <PersonCell person={row.person} opens />,
    },
    {
      id: 'since',
      title: t('admin.revenue.since'),
      from: 'md',
      cell: (row) => <Timestamp at={row.oldest} />,
    },
    {
      id: 'owed',
      title: t('admin.revenue.owed'),
      right: true,
      cell: (row) =>
        row.owed.map((amount) => (
          <span key={amount.currency} className="block">
            <Money value={amount} />
          </span>
        )),
    },
    {
      id: 'pay',
      title: <span className="sr-only">{t('admin.open')}</span>,
      right: true,
      cell: (row) => (
        <Link to="/transactions" search={{ user: row.id, owed: 'open' } as never} className="link">
          {t('admin.revenue.rows')}
        </Link>
      ),
    },
  ]
  const splitColumns = <Row extends { split: Revenue['totals'][number] }>(): Column<Row>[] =>
    MONEY_COLUMNS.map((part) => ({
      id: part,
      title: t(`admin.column.${part}`),
      right: true,
      cell: (row) => <RevenueAmount split={row.split} part={part} />,
    }))
  const regionName = (code: string) =>
    code ? tDynamic(t)(`common.region.${code}`) : t('admin.analytics.elsewhere')
  const courses: Column<Revenue['courses'][number] & { id: string }>[] = [
    {
      id: 'course',
      title: t('admin.revenue.course'),
      cell: (row) => (
        <span>
          {courseNameIn(row, language)}
          <span className="block text-xs text-text-3">{regionName(row.region)}</span>
        </span>
      ),
    },
    { id: 'games', title: t('admin.nav.games'), right: true, from: 'md', cell: (row) => row.games },
    ...splitColumns<Revenue['courses'][number] & { id: string }>(),
  ]
  const periods: Column<PeriodRow>[] = [
    {
      id: 'period',
      title: t('admin.revenue.period'),
      cell: (row) => formatRange(row, language),
    },
    ...splitColumns<PeriodRow>(),
    {
      id: 'tax',
      from: 'md',
      title: t('admin.column.tax'),
      right: true,
      cell: (row) => <Money value={row.split.tax} className="text-text-2" />,
    },
    {
      id: 'owed',
      from: 'md',
      title: t('admin.revenue.owedToHosts'),
      right: true,
      cell: (row) => <Money value={row.split.owedToHosts} />,
    },
  ]
  const totalOf = ({ split }: Revenue['regions'][number]) =>
    split.fees.amount + split.penalties.amount
  const csvButton = (part: string, of: string) => (
    <CsvButton quiet path="/api/admin/revenue" query={{ ...search, part }} of={of} />
  )
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 md:grid-cols-4">
        {data.totals.flatMap((total) =>
          (['fees', 'penalties', 'refunds', 'owedToHosts'] as const).map((part) => (
            <div
              key={`${part}${total.fees.currency}`}
              className="rounded-l border border-line bg-surface-1 p-4"
            >
              <p className="text-s text-text-2">{t(`admin.revenue.${part}`)}</p>
              <p className="mt-1 font-display text-t1 font-semibold">
                <Money value={total[part]} />
              </p>
            </div>
          )),
        )}
      </div>
      <RevenueSum totals={data.totals} ledger={data.ledger} />
      <Panel title={t('admin.revenue.chart')}>
        <RevenueChart periods={data.periods} />
      </Panel>
      {data.totals.map(({ net: { currency } }, index) => (
        <Panel
          key={currency}
          title={`${t('admin.revenue.periods')}${data.totals.length > 1 ? ` · ${currency}` : ''}`}
        >
          <PanelTable
            numeric
            label={t('admin.revenue.periods')}
            columns={periods}
            rows={data.periods
              .toReversed()
              .map((period) => ({ ...period, id: period.from, split: period.byCurrency[index]! }))
              .filter(({ split }) =>
                [split.gross, split.refunds, split.owedToHosts].some(({ amount }) => amount !== 0),
              )}
          />
        </Panel>
      ))}
      <div className="grid gap-3 xl:grid-cols-2">
        <Panel
          title={t('admin.revenue.regions')}
          aside={csvButton('regions', t('admin.revenue.regions'))}
          className="xl:col-span-2"
        >
          <div className="grid gap-6 md:grid-cols-2">
            {data.totals.map((total) => {
              const rows = data.regions.filter(
                (region) => region.split.fees.currency === total.fees.currency,
              )
              return (
                rows.length > 0 && (
                  <ShareBars
                    key={total.fees.currency}
                    max={Math.max(...rows.map(totalOf), 1)}
                    rows={rows.map((row) => ({
                      id: row.region,
                      label: regionName(row.region),
                      value: totalOf(row),
                      text: [
                        formatAmount(
                          { amount: totalOf(row), currency: total.fees.currency },
                          language,
                        ),
                        t('admin.revenue.games', { count: row.games }),
                      ].join(' · '),
                    }))}
                  />
                )
              )
            })}
          </div>
          {data.regions.length === 0 && (
            <p className="text-s text-text-2">{t('admin.revenue.none')}</p>
          )}
        </Panel>
        <Panel
          title={t('admin.revenue.owedTitle')}
          aside={
            data.hosts.length > 0 && (
              <span className="flex items-center gap-3">
                <Link
                  to="/transactions"
                  search={{ owed: 'open' } as never}
                  className="link text-s whitespace-nowrap"
                >
                  {t('admin.payOuts.all')}
                </Link>
                {csvButton('hosts', t('admin.revenue.owedTitle'))}
                <ContactFileButton path="/api/admin/revenue" query={{ ...search, part: 'hosts' }} />
              </span>
            )
          }
          className="xl:col-span-2"
        >
          {data.hosts.length ? (
            <PanelTable
              label={t('admin.revenue.owedTitle')}
              columns={hosts}
              rows={data.hosts.map((host) => ({ ...host, id: host.person.id }))}
            />
          ) : (
            <p className="text-s text-text-2">{t('admin.revenue.nothingOwed')}</p>
          )}
        </Panel>
        <Panel
          title={t('admin.revenue.courses')}
          aside={csvButton('courses', t('admin.revenue.courses'))}
          className="xl:col-span-2"
        >
          {data.courses.length ? (
            <PanelTable
              numeric
              label={t('admin.revenue.courses')}
              columns={courses}
              rows={data.courses.map((course, i) => ({ ...course, id: String(i) }))}
            />
          ) : (
            <p className="text-s text-text-2">{t('admin.revenue.none')}</p>
          )}
        </Panel>
      </div>
    </div>
  )
}
