import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import {
  CircleAlert,
  Clock3,
  CreditCard,
  Inbox,
  MessageSquareWarning,
  Scale,
  Stamp,
} from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatNumber, formatShare } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { checked, oneOf } from '@tomogolf/ui/lib/search-params.ts'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Segmented } from '@tomogolf/ui/forms/Segmented.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { May } from '../lib/may.tsx'
import { Money } from '../components/cells/Money.tsx'
import { Panel } from '../components/Panel.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import { GamesPanel } from '../screens/games/GamesPanel.tsx'
import { UsersPanel } from '../screens/users/UsersPanel.tsx'
import { PageTitle } from '../components/PageTitle.tsx'
import { KpiCard } from '../components/KpiCard.tsx'
import { RevenueChart } from '../screens/metrics/RevenueChart.tsx'
import { SystemPanel } from '../components/SystemPanel.tsx'

const RANGES = ['7d', '30d', '12w'] as const
export const Route = createFileRoute('/dashboard')({
  validateSearch: (search: Record<string, unknown>) =>
    checked({ range: oneOf(search.range, RANGES) }),
  component: Dashboard,
})
type Overview = ResultOf<'GET /api/admin/overview'>

function Dashboard() {
  const { t } = useI18n()
  const { range = '12w' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data, error, refetch } = useQuery({
    ...apiQuery('GET /api/admin/overview', { query: { range } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  return (
    <>
      <PageTitle title={t('admin.nav.overview')}>
        <Segmented
          name="range"
          label={t('admin.overview.range')}
          value={range}
          onChange={(next) => void navigate({ search: { range: next }, replace: true })}
          options={RANGES.map((value) => ({ value, label: t(`admin.overview.${value}`) }))}
        />
      </PageTitle>
      {data ? (
        <OverviewPanels data={data} range={range} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </>
  )
}

function OverviewPanels({ data, range }: { data: Overview; range: (typeof RANGES)[number] }) {
  const { t, language } = useI18n()
  const number = (value: number) => formatNumber(value, language)
  const { checkedIn, held } = data
  const share = (arrived: number, expected: number) =>
    expected ? formatShare(arrived / expected, language) : '–'
  return (
    <div className="grid gap-3">
      {/* two rows of four; with one currency the first card is two columns wide */}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {data.revenue.map((trend) => (
          <KpiCard
            key={trend.now.currency}
            className={cx('col-span-2', data.revenue.length > 1 && 'md:col-span-1')}
            label={t('admin.kpi.revenue')}
            value={<Money value={trend.now} />}
            note={t('admin.kpi.before', { value: '' })}
            noteValue={<Money value={trend.before} />}
            series={trend.series}
            to="/revenue"
          />
        ))}
        {held && (
          <KpiCard
            label={t('admin.kpi.held')}
            value={
              held.amounts.length
                ? held.amounts.map((amount) => (
                    <span key={amount.currency} className="block">
                      <Money value={amount} />
                    </span>
                  ))
                : '0'
            }
            note={t('admin.kpi.holds', { count: held.holds })}
            to="/holds"
            tone="text-warning"
          />
        )}
        <KpiCard
          label={t('admin.kpi.checkedIn')}
          value={share(checkedIn.arrived, checkedIn.expected)}
          note={t('admin.kpi.ofGuests', {
            arrived: number(checkedIn.arrived),
            expected: number(checkedIn.expected),
          })}
          series={checkedIn.series}
          to="/analytics"
        />
        <KpiCard
          label={t('admin.kpi.noShows')}
          value={number(data.noShows.now)}
          note={t('admin.kpi.before', { value: number(data.noShows.before) })}
          series={data.noShows.series}
          to="/cases"
          tone="text-danger"
        />
        <KpiCard
          label={t('admin.kpi.newUsers')}
          value={number(data.newUsers.now)}
          note={t('admin.kpi.before', { value: number(data.newUsers.before) })}
          series={data.newUsers.series}
          to="/users"
          tone="text-info"
        />
        <KpiCard
          label={t('admin.kpi.newGames')}
          value={number(data.newGames.now)}
          note={t('admin.kpi.before', { value: number(data.newGames.before) })}
          series={data.newGames.series}
          to="/games"
        />
        <KpiCard
          label={t('admin.kpi.responseTime')}
          value={
            data.responseTimes.now === null
              ? '–'
              : t('admin.kpi.minutes', {
                  hours: Math.floor(data.responseTimes.now / 60),
                  minutes: data.responseTimes.now % 60,
                })
          }
          note={t('admin.kpi.answered', { count: data.responseTimes.answered })}
          series={data.responseTimes.series}
          to="/requests"
          tone="text-info"
        />
      </div>
      {/* two columns of different height; on phones decisions are first and the system is last */}
      <div className="grid gap-3 xl:grid-cols-[minmax(0,1fr)_344px] xl:items-start">
        <div className="contents xl:col-start-2 xl:row-start-1 xl:grid xl:gap-3">
          <Decisions data={data} />
          <SystemPanel className="max-xl:order-last" />
        </div>
        <div className="contents xl:col-start-1 xl:row-start-1 xl:grid xl:min-w-0 xl:gap-3">
          {data.revenuePeriods.length > 0 && (
            <Panel
              title={t(range === '12w' ? 'admin.revenue.byWeek' : 'admin.revenue.byDay')}
              aside={
                <Link to="/revenue" className="link text-s">
                  {t('admin.more')}
                </Link>
              }
            >
              <RevenueChart periods={data.revenuePeriods} />
            </Panel>
          )}
          <May do="people.read">
            <UsersPanel />
          </May>
          <May do="games.read">
            <GamesPanel />
          </May>
        </div>
      </div>
    </div>
  )
}

const DECISIONS = {
  approval: { icon: Stamp, to: '/approvals' },
  case: { icon: Scale, to: '/cases' },
  hold_lapsing: { icon: Clock3, to: '/holds' },
  hold_waiting: { icon: CreditCard, to: '/holds' },
  request: { icon: Inbox, to: '/requests' },
  issue: { icon: CircleAlert, to: '/issues' },
  report: { icon: MessageSquareWarning, to: '/reports' },
} as const

/** Decisions that wait for an operator, the most urgent first. */
function Decisions({ data }: { data: Overview }) {
  const { t, language } = useI18n()
  return (
    <Panel
      title={t('admin.decisions.title')}
      aside={data.decisionsTotal > 0 && <Badge tone="warning">{data.decisionsTotal}</Badge>}
    >
      {data.decisions.length === 0 && (
        <p className="text-s text-text-2">{t('admin.decisions.none')}</p>
      )}
      <ul>
        {data.decisions.map((decision) => {
          const { icon: Shape, to } = DECISIONS[decision.kind]
          const about = decision.course ? courseNameIn(decision.course, language) : decision.thread
          const title = [about, decision.detail].filter(Boolean).join(', ') || '–'
          return (
            <li key={decision.id} className="flex gap-3 border-t border-line py-3 first:border-0">
              <Shape className="mt-0.5 text-warning" />
              <span className="min-w-0 flex-1 text-s">
                <b className="block font-semibold">{t(`admin.decisions.${decision.kind}`)}</b>
                <span className="block truncate text-text-2">{title}</span>
                <span className="text-xs text-text-3">
                  <Timestamp at={decision.at} />
                </span>
              </span>
              <Link
                to={to}
                search={{ id: decision.id, open: decision.id } as never}
                aria-label={`${t('admin.open')}: ${title}`}
                className={
                  'inline-flex min-h-11 items-center self-center rounded-[10px] border ' +
                  'border-line-control px-3.5 text-s font-semibold hover:bg-surface-2'
                }
              >
                {t('admin.open')}
              </Link>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
